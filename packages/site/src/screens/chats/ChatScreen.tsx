import { useParams } from '../../router/index.ts';
import { ChatList } from './ChatList.tsx';
import { ChatPanes } from './ChatPanes.tsx';
import { Conversation } from './Conversation.tsx';

/** One conversation, with the list of chats beside it (spec: route.chats-chatid). */
export default function ChatScreen() {
  const { chatId = '' } = useParams();
  return (
    <ChatPanes
      shows="conversation"
      list={<ChatList heading="h2" current={chatId} />}
      conversation={<Conversation key={chatId} id={chatId} />}
    />
  );
}
