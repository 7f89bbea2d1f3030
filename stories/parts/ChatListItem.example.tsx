import type { ChatItem } from '@meetcute/contract';
import { ChatListItem, skinChatListItem } from '@meetcute/kit/chat-list';
import { ChatList, useChatList } from '@meetcute/react/chat-list';
import { useNow } from '@meetcute/react/clock';
import { useChats } from '@meetcute/react/messaging';
import { useViewer } from '@meetcute/react/session';

/** The visible chats of thousands, in styled rows. */
export function Example() {
  const chats = useChats();
  const list = useChatList(chats.data?.chats ?? []);
  const viewer = useViewer();
  const asOf = useNow().getTime();
  return (
    <ChatList.Root list={list} aria-label="Chats">
      {list.rows.map(({ chat, rowProps }) => (
        <li key={chat.conversation.id} {...rowProps}>
          <ChatListItem
            chat={chat}
            href={`/chats/${chat.conversation.id}`}
            viewerId={viewer?.profile.id ?? ''}
            asOf={asOf}
          />
        </li>
      ))}
    </ChatList.Root>
  );
}

/** An unstyled row: it is an article that shows the label of fictional profiles. */
export const Unstyled = ({ chat }: { chat: ChatItem }) => (
  <ChatList.Item chat={chat} className={({ isUnread }) => (isUnread ? 'row row-unread' : 'row')}>
    <a href={`/chats/${chat.conversation.id}`}>{chat.profile.name}</a>
  </ChatList.Item>
);

/** A row with a frame and content of your own. */
export const OwnItem = skinChatListItem({
  Frame: 'article',
  Content: ({ chat, href }) => <a href={href}>{chat.profile.name}</a>,
});
