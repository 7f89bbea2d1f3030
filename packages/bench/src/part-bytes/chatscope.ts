export { Avatar, Conversation, ConversationList } from '@chatscope/chat-ui-kit-react';
