export { useLike } from './useLike.ts';
export { useLikes, useLikesQuery } from './useLikes.ts';
export { useSeeLike } from './useSeeLike.ts';
