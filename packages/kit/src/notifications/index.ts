export { NotificationItem } from './NotificationItem.tsx';
export {
  skinNotificationItem,
  type NotificationItemLook,
  type NotificationItemProps,
} from './skinNotificationItem.tsx';
