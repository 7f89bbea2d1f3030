export { compareTexts, longestFirst } from './compare-texts.ts';
export type { TextCell, TextRow } from './compare-texts.ts';
