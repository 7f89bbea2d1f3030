export { DocsTable, type DocsTableProps } from './docs-table.tsx';
export type { PartDocs } from './part-docs.ts';
export { storyHref } from './story-href.ts';
