export { ChatListItem } from '@meetcute/kit/chat-list';
export { ChatList, useChatList } from '@meetcute/react/chat-list';
