import type { LegalTexts } from '../types.ts';
import texts from './de.json' with { type: 'json' };

const de: LegalTexts = texts;
export default de;
