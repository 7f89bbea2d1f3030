export { SearchFilters, type FiltersSheetProps, type SearchFiltersProps } from './SearchFilters.tsx';
