import type { LegalTexts } from '../types.ts';
import texts from './pl.json' with { type: 'json' };

const pl: LegalTexts = texts;
export default pl;
