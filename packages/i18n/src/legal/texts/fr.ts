import type { LegalTexts } from '../types.ts';
import texts from './fr.json' with { type: 'json' };

const fr: LegalTexts = texts;
export default fr;
