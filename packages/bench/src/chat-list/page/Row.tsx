import type { ChatItem } from '@meetcute/contract';
import { memo } from 'react';

/** Row that every list renders: avatar, linked name, time, last message and unread count. */
export const Row = memo(function Row({ chat }: { chat: ChatItem }) {
  const { conversation, profile, last_message: message, num_unread_messages: unread } = chat;
  return (
    <article className="row" data-row={conversation.id}>
      <span className="face" />
      <h3>
        <a href={`#${conversation.id}`}>{profile.name}</a>
      </h3>
      <time dateTime={chat.updated_at}>{chat.updated_at.slice(11, 16)}</time>
      <p>{message?.text}</p>
      {unread > 0 && <b>{unread}</b>}
    </article>
  );
});
