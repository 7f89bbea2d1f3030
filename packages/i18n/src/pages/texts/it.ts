import type { PageTexts } from '../types.ts';
import texts from './it.json' with { type: 'json' };

const it: PageTexts = texts;
export default it;
