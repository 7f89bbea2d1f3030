import type { PageTexts } from '../types.ts';
import texts from './de.json' with { type: 'json' };

const de: PageTexts = texts;
export default de;
