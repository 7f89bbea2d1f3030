import type { LegalTexts } from '../types.ts';
import texts from './en.json' with { type: 'json' };

const en: LegalTexts = texts;
export default en;
