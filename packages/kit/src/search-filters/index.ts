export { SearchFilters, type SearchFiltersProps } from './SearchFilters.tsx';
