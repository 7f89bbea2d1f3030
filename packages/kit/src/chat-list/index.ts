export { ChatListItem } from './ChatListItem.tsx';
export { ChatListPane, type ChatListPaneProps, type ChatListPaneState } from './ChatListPane.tsx';
export { skinChatListItem, type ChatListItemSlots, type ChatListItemProps } from './skin-chat-list-item.tsx';
