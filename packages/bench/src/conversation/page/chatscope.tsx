import { ChatContainer, MainContainer, Message, MessageList } from '@chatscope/chat-ui-kit-react';
import type { ReactNode } from 'react';
import type { Messages } from './libraries.tsx';
import { Line } from './Line.tsx';
import { VIEWER } from './messages.ts';

const inContainers = (list: ReactNode) => (
  <MainContainer className="scroller">
    <ChatContainer>{list}</ChatContainer>
  </MainContainer>
);

/** chatscope's list with the messages that all views render. */
export const ChatscopeList = ({ items }: Messages) =>
  inContainers(
    <MessageList>
      <MessageList.Content>
        {items.map((message) => (
          <Line key={message.id} message={message} />
        ))}
      </MessageList.Content>
    </MessageList>,
  );

/** chatscope's list with its own messages, as its documentation shows. */
export const Chatscope = ({ items }: Messages) =>
  inContainers(
    <MessageList>
      {items.map(({ id, sender, text, sent_at: sentTime }) => (
        <Message
          key={id}
          data-id={id}
          model={{
            message: text,
            sentTime,
            sender,
            direction: sender === VIEWER ? 'outgoing' : 'incoming',
            position: 'single',
          }}
        />
      ))}
    </MessageList>,
  );
