import type { Message } from '@meetcute/contract';
import type { MessageRow } from './messages.table.ts';

/** How far the one who was written to has got: messages in a browser of theirs, and read. */
export interface Progress {
  deliveredUntil: number;
  readUntil: number;
}

/** A message that nobody has got yet. */
export const nowhere: Progress = { deliveredUntil: 0, readUntil: 0 };

const stateOf = (id: number, { deliveredUntil, readUntil }: Progress): Message['state'] => {
  if (id <= readUntil) return 'read';
  return id <= deliveredUntil ? 'delivered' : 'sent';
};

/** A message, and what has become of it. */
export const messageOf = (row: MessageRow, progress: Progress): Message => ({
  id: String(row.id),
  client_id: row.clientId,
  conversation: row.conversationId,
  sender: row.senderId,
  text: row.text,
  sent_at: row.sentAt.toISOString(),
  state: stateOf(row.id, progress),
  image: row.image,
});
