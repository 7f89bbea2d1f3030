export { NotificationItem } from './NotificationItem.tsx';
export {
  skinNotificationItem,
  type NotificationItemSlots,
  type NotificationItemProps,
} from './skinNotificationItem.tsx';
