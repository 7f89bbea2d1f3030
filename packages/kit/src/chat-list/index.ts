export { ChatListItem } from './ChatListItem.tsx';
export { skinChatListItem, type ChatListItemSlots, type ChatListItemProps } from './skinChatListItem.tsx';
