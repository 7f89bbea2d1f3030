export { parseInline, type InlineText } from './inline.ts';
export { loadPages } from './load.ts';
export { contentPage } from './page.ts';
export { lastChanged, pageSections, type ContentKind, type PageKind, type PageTexts } from './types.ts';
