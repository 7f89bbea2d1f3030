import type { Message } from '@meetcute/contract';
import type { MessageRow } from './messages.table.ts';

/** How far the recipient has received messages in a browser and read them. */
export interface Progress {
  deliveredUntil: number;
  readUntil: number;
}

/** Progress before any message is delivered. */
export const nowhere: Progress = { deliveredUntil: 0, readUntil: 0 };

const stateOf = (id: number, { deliveredUntil, readUntil }: Progress): Message['state'] => {
  if (id <= readUntil) return 'read';
  return id <= deliveredUntil ? 'delivered' : 'sent';
};

/** Returns a message with its delivery state. */
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
