export { ChatList, useChatList } from '@meetcute/react/chat-list';
