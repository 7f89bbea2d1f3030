export { useReturn } from './useReturn.ts';
export { useSearch, type Search } from './useSearch.ts';
export { useSimilar, type Similar } from './useSimilar.ts';
export { useTiles } from './useTiles.ts';
