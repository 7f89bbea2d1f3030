export { compareTexts, longestFirst } from './compareTexts.ts';
export type { TextCell, TextRow } from './compareTexts.ts';
