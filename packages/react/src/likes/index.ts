export { useLike } from './useLike.ts';
export { useLikes } from './useLikes.ts';
export { useSeeLike } from './useSeeLike.ts';
