import type { PageTexts } from '../types.ts';
import texts from './fr.json' with { type: 'json' };

const fr: PageTexts = texts;
export default fr;
