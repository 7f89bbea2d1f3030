export * as SearchFilters from './index.parts.ts';
export type { SearchFilterRootProps, SearchFilterState } from './SearchFilterRoot.tsx';
export type { SearchFiltersRootProps, SearchFiltersState } from './SearchFiltersRoot.tsx';
export { useSearchFilters, type SearchFilterField, type UseSearchFiltersResult } from './useSearchFilters.ts';
