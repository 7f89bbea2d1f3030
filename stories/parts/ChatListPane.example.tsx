import { ChatListPane } from '@meetcute/kit/chat-list';
import { useChatListPane } from '@meetcute/react/chat-list';

export const Example = ({ id }: { id: string }) => (
  <div style={{ display: 'flex', blockSize: '30rem' }}>
    <ChatListPane list={useChatListPane()} current={id} chatHref={(chat) => `/chats/${chat}`} />
  </div>
);
