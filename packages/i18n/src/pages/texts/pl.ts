import type { PageTexts } from '../types.ts';
import texts from './pl.json' with { type: 'json' };

const pl: PageTexts = texts;
export default pl;
