export { useSearch, type Search } from './useSearch.ts';
