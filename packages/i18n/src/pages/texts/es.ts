import type { PageTexts } from '../types.ts';
import texts from './es.json' with { type: 'json' };

const es: PageTexts = texts;
export default es;
