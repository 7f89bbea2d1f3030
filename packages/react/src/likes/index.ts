export { useLike } from './useLike.ts';
export { useLikes, useLikesQuery } from './useLikes.ts';
export { useMutualLike, type MutualLike } from './useMutualLike.ts';
export { useMarkLikeSeen } from './useMarkLikeSeen.ts';
