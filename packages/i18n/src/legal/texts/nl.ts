import type { LegalTexts } from '../types.ts';
import texts from './nl.json' with { type: 'json' };

const nl: LegalTexts = texts;
export default nl;
