export { ChatListItem } from './ChatListItem.tsx';
export { skinChatListItem, type ChatListItemLook, type ChatListItemProps } from './skinChatListItem.tsx';
