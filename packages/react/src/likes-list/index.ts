export { LikesListItem, type LikesListItemProps, type LikesListItemState } from './LikesListItem.tsx';
export { LikesListRoot, type LikesListRootProps, type LikesListState } from './LikesListRoot.tsx';
export { useLikesList, type LikesList, type LikesListEntry } from './useLikesList.ts';
