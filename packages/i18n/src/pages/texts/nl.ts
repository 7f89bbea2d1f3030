import type { PageTexts } from '../types.ts';
import texts from './nl.json' with { type: 'json' };

const nl: PageTexts = texts;
export default nl;
