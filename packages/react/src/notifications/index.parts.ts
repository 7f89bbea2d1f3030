export {
  NotificationListRoot as Root,
  type NotificationListRootProps as RootProps,
  type NotificationListState as RootState,
} from './NotificationListRoot.tsx';
export {
  NotificationListItem as Item,
  type NotificationListItemProps as ItemProps,
  type NotificationListItemState as ItemState,
} from './NotificationListItem.tsx';
