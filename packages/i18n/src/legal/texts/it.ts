import type { LegalTexts } from '../types.ts';
import texts from './it.json' with { type: 'json' };

const it: LegalTexts = texts;
export default it;
