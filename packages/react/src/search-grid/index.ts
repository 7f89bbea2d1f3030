export { useSearchGrid, type SearchGrid, type SearchGridItem } from './useSearchGrid.ts';
