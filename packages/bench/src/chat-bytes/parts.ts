export * from '@meetcute/react/chat-list';
export * from '@meetcute/react/conversation';
export { ConnectionBanner } from '@meetcute/react/connection';
export { NotificationList, PushOptIn } from '@meetcute/react/notifications';
