export {
  SearchFiltersRoot as Root,
  type SearchFiltersRootProps as RootProps,
  type SearchFiltersState as RootState,
} from './SearchFiltersRoot.tsx';
export {
  SearchFilterRoot as Filter,
  type SearchFilterRootProps as FilterProps,
  type SearchFilterState as FilterState,
} from './SearchFilterRoot.tsx';
