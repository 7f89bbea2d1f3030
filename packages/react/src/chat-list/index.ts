export * as ChatList from './index.parts.ts';
export type { ChatListItemRootProps, ChatListItemState } from './ChatListItemRoot.tsx';
export type { ChatListRootProps, ChatListState } from './ChatListRoot.tsx';
export { useChatList, type UseChatListResult, type ChatListRow } from './useChatList.ts';
