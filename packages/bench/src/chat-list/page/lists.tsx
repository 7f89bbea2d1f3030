import { Conversation, ConversationList } from '@chatscope/chat-ui-kit-react';
import type { ChatItem } from '@meetcute/contract';
import { ChatList, useChatList } from '@meetcute/react/chat-list';
import { useRef, type ComponentType } from 'react';
import { Virtuoso as VirtuosoList } from 'react-virtuoso';
import { VList } from 'virtua';
import { useLines } from '../../inPage/useLines.ts';
import { Row } from './Row.tsx';

/** Props of every list, newest chat first. */
export interface Chats {
  /** Chats, newest first. */
  chats: readonly ChatItem[];
}

/** Height of a row in pixels. */
const PITCH = 72;

function Meetcute({ chats }: Chats) {
  const list = useChatList(chats);
  return (
    <div className="scroller">
      <ChatList.Root list={list}>
        {list.rows.map(({ chat, rowProps }) => (
          <li key={chat.conversation.id} {...rowProps}>
            <Row chat={chat} />
          </li>
        ))}
      </ChatList.Root>
    </div>
  );
}

const Virtua = ({ chats }: Chats) => (
  <VList style={{ height: 'calc(100vh - 60px)' }} data={chats} itemSize={PITCH} bufferSize={PITCH}>
    {(chat) => <Row key={chat.conversation.id} chat={chat} />}
  </VList>
);

function TanStack({ chats }: Chats) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useLines({
    count: chats.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => PITCH,
    overscan: 1,
  });
  return (
    <div ref={scroller} className="scroller">
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
          >
            {chats[index] && <Row chat={chats[index]} />}
          </div>
        ))}
      </div>
    </div>
  );
}

const drawRow = (_: number, chat: ChatItem) => <Row chat={chat} />;

const Virtuoso = ({ chats }: Chats) => (
  <VirtuosoList
    style={{ height: 'calc(100vh - 60px)' }}
    data={chats}
    fixedItemHeight={PITCH}
    increaseViewportBy={PITCH}
    itemContent={drawRow}
  />
);

const Chatscope = ({ chats }: Chats) => (
  <ConversationList className="scroller">
    {chats.map(({ conversation: { id }, profile, last_message: message, num_unread_messages: unread }) => (
      <Conversation
        key={id}
        data-row={id}
        name={profile.name}
        info={message?.text}
        unreadCnt={unread}
        lastActivityTime={message?.sent_at.slice(11, 16)}
      />
    ))}
  </ConversationList>
);

/** Measured lists by their name in the table. */
export const lists: Readonly<Record<string, ComponentType<Chats>>> = {
  Meetcute,
  virtua: Virtua,
  '@tanstack/react-virtual': TanStack,
  'react-virtuoso': Virtuoso,
  'chatscope, its own': Chatscope,
};
