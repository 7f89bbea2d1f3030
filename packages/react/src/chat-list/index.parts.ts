export {
  ChatListRoot as Root,
  type ChatListRootProps as RootProps,
  type ChatListState as RootState,
} from './ChatListRoot.tsx';
export {
  ChatListItemRoot as Item,
  type ChatListItemRootProps as ItemProps,
  type ChatListItemState as ItemState,
} from './ChatListItemRoot.tsx';
