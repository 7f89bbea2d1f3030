export { parseInline, type InlineText, contentPage } from './page.ts';
export { loadPages } from './load.ts';
export { lastChanged, pageSections, type ContentKind, type PageKind, type PageTexts } from './types.ts';
