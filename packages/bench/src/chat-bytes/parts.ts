export * from '@meetcute/react/chat-list';
export * from '@meetcute/react/conversation';
export { ConnectionBannerRoot } from '@meetcute/react/connection';
export { NotificationListItem, NotificationListRoot, PushOptInRoot } from '@meetcute/react/notifications';
