import type { Message } from '@meetcute/contract';
import { memo } from 'react';
import { VIEWER } from './messages.ts';

/** Message fields that a row shows. */
type LineMessage = Pick<Message, 'id' | 'sender' | 'sent_at' | 'text'>;

/** Returns the class name of a message's row. */
export const classOf = ({ sender }: LineMessage): string => (sender === VIEWER ? 'line own' : 'line');

/** Message that every conversation view renders: its text in a bubble, and its time. */
export const Line = memo(function Line({ message }: { message: LineMessage }) {
  const { id, text, sent_at: sentAt } = message;
  return (
    <div className={classOf(message)} data-id={id}>
      <p>{text}</p>
      <time dateTime={sentAt}>{sentAt.slice(11, 16)}</time>
    </div>
  );
});
