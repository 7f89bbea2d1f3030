export { ChatListItemRoot, type ChatListItemRootProps } from './ChatListItemRoot.tsx';
export { ChatListRoot, type ChatListRootProps } from './ChatListRoot.tsx';
export { useChatList, type ChatList, type ChatListRow } from './useChatList.ts';
