import type { PageTexts } from '../types.ts';
import texts from './en.json' with { type: 'json' };

const en: PageTexts = texts;
export default en;
