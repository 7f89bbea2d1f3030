export { SearchFilterRoot, type SearchFilterRootProps, type SearchFilterState } from './SearchFilterRoot.tsx';
export {
  SearchFiltersRoot,
  type SearchFiltersRootProps,
  type SearchFiltersState,
} from './SearchFiltersRoot.tsx';
export { useSearchFilters, type SearchFilterField, type UseSearchFiltersResult } from './useSearchFilters.ts';
