export { EmptySearch, type EmptySearchProps } from './EmptySearch.tsx';
export { MoreResults, type MoreResultsProps } from './MoreResults.tsx';
export { Pagination, type PaginationProps } from './Pagination.tsx';
export { ResultGrid, type ResultGridProps, type ResultItem, type ResultSlots } from './ResultGrid.tsx';
export { SearchResults, type SearchResultsProps, type SearchResultsState } from './SearchResults.tsx';
