import type { Message } from '@meetcute/contract';
import { memo } from 'react';
import { VIEWER } from './messages.ts';

/** What a line shows of a message. */
type LineMessage = Pick<Message, 'id' | 'sender' | 'sent_at' | 'text'>;

/** Class names of a message's frame. */
export const classOf = ({ sender }: LineMessage): string => (sender === VIEWER ? 'line own' : 'line');

/** A message as every thread draws it: its words in a bubble, and when it was sent. */
export const Line = memo(function Line({ message }: { message: LineMessage }) {
  const { id, text, sent_at: sentAt } = message;
  return (
    <div className={classOf(message)} data-id={id}>
      <p>{text}</p>
      <time dateTime={sentAt}>{sentAt.slice(11, 16)}</time>
    </div>
  );
});
