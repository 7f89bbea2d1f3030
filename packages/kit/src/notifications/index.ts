export { NotificationItem } from './NotificationItem.tsx';
export {
  skinNotificationItem,
  type NotificationItemSlots,
  type NotificationItemProps,
} from './skin-notification-item.tsx';
