export * as PushOptIn from './push-opt-in.parts.ts';
export * as NotificationList from './index.parts.ts';
export type { NotificationListItemProps, NotificationListItemState } from './NotificationListItem.tsx';
export type { NotificationListRootProps, NotificationListState } from './NotificationListRoot.tsx';
export type { PushOptInRootProps, PushOptInState } from './PushOptInRoot.tsx';
export { useUnreadNotifications } from './useUnreadNotifications.ts';
export { useNotifications, type NotificationEntry, type NotificationListData } from './useNotifications.ts';
export { usePreferences, type PreferencesData } from './usePreferences.ts';
export { usePushSettings, type PushSettings, type PushStatus } from './usePushSettings.ts';
