export { usePartnerLinks, type PartnerLinks } from './usePartnerLinks.ts';
export { useRestoreSearch } from './useRestoreSearch.ts';
export { useSearch, type UseSearchResult } from './useSearch.ts';
export { useSimilar, type UseSimilarResult } from './useSimilar.ts';
export { useTiles } from './useTiles.ts';
