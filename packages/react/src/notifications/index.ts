export {
  NotificationListItem,
  type NotificationListItemProps,
  type NotificationListItemState,
} from './NotificationListItem.tsx';
export {
  NotificationListRoot,
  type NotificationListRootProps,
  type NotificationListState,
} from './NotificationListRoot.tsx';
export { PushOptInRoot, type PushOptInRootProps, type PushOptInState } from './PushOptInRoot.tsx';
export { useUnreadNotifications } from './useUnreadNotifications.ts';
export { useNotifications, type NotificationEntry, type NotificationListData } from './useNotifications.ts';
export { usePreferences, type PreferencesData } from './usePreferences.ts';
export { usePushSettings, type PushSettings, type PushStatus } from './usePushSettings.ts';
