export {
  LikesListRoot as Root,
  type LikesListRootProps as RootProps,
  type LikesListState as RootState,
} from './LikesListRoot.tsx';
export {
  LikesListItem as Item,
  type LikesListItemProps as ItemProps,
  type LikesListItemState as ItemState,
} from './LikesListItem.tsx';
