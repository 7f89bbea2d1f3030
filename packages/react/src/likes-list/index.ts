export * as LikesList from './index.parts.ts';
export type { LikesListItemProps, LikesListItemState } from './LikesListItem.tsx';
export type { LikesListRootProps, LikesListState } from './LikesListRoot.tsx';
export { useLikesList, type UseLikesListResult, type LikesListEntry } from './useLikesList.ts';
