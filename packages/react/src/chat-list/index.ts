export * as ChatList from './index.parts.ts';
export type { ChatListItemRootProps, ChatListItemState } from './ChatListItemRoot.tsx';
export type { ChatListRootProps, ChatListState } from './ChatListRoot.tsx';
export { useChatListPane, type ChatListPaneOptions, type UseChatListPaneResult } from './useChatListPane.ts';
export { useChatList, type UseChatListResult, type ChatListRow } from './useChatList.ts';
