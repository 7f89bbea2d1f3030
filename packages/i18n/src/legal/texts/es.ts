import type { LegalTexts } from '../types.ts';
import texts from './es.json' with { type: 'json' };

const es: LegalTexts = texts;
export default es;
