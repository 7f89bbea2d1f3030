export * from './search-address.ts';
export * from './age-ranges.ts';
export * from './countries.ts';
export type * from './filter-table/row.ts';
export { filterRows, noFilters, optionNames, type FilterName } from './filter-table/table.ts';
export * from './filters.ts';
export * from './is-search-state.ts';
export * from './language-badge.ts';
export * from './search-origin.ts';
export * from './search-query.ts';
export {
  initialSearch,
  scrollOf,
  type RequestedPage,
  type SearchEvent,
  type SearchState,
} from './search-state.ts';
export * from './similar-profiles.ts';
export * from './reduce-search.ts';
export * from './tiles.ts';
export * from './without-removed.ts';
export * from './widening.ts';
export * from './grid-window.ts';
