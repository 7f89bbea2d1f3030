export { useRestoreSearch } from './useRestoreSearch.ts';
export { useSearch, type Search } from './useSearch.ts';
export { useSimilar, type Similar } from './useSimilar.ts';
export { useTiles } from './useTiles.ts';
