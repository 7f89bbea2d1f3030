import type { Message } from '@meetcute/contract';
import type { MessageRow } from './messages.table.ts';

/** A message; `readUntil` is how far the one who got it has read. */
export const messageOf = (row: MessageRow, readUntil: number): Message => ({
  id: String(row.id),
  client_id: row.clientId,
  conversation: row.conversationId,
  sender: row.senderId,
  text: row.text,
  sent_at: row.sentAt.toISOString(),
  state: row.id <= readUntil ? 'read' : 'sent',
  image: null,
});
