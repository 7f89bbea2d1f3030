export * as SearchGrid from './index.parts.ts';
export type { SearchGridItemRootProps, SearchGridItemState } from './SearchGridItemRoot.tsx';
export type { SearchGridRootProps, SearchGridState } from './SearchGridRoot.tsx';
export type { SearchGridTileRootProps, SearchGridTileState } from './SearchGridTileRoot.tsx';
export { useNearEnd } from './useNearEnd.ts';
export { useSearchGrid, type UseSearchGridResult, type SearchGridItem } from './useSearchGrid.ts';
