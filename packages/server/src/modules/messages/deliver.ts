import type { Transaction } from '../../database/database.ts';
import type { Site } from '../../sites.ts';
import { changeSide } from '../chats/chats.repository.ts';
import { tellChat } from '../chats/chats.usecases.ts';
import { appendEvent } from '../events/append-event.ts';
import { insertMessage } from './messages.repository.ts';
import type { MessageRow } from './messages.table.ts';
import { messageOf } from './messages.view.ts';

/** A message on its way: from whom to whom, and under which client id. */
export interface Outgoing {
  site: Site;
  conversation: string;
  senderId: string;
  recipientId: string;
  clientId: string;
  text: string;
  now: Date;
}

/**
 * Writes a message and tells both; the conversation comes back into both lists, read by its sender. The
 * caller holds the locks of both members.
 */
export async function deliver(tx: Transaction, outgoing: Outgoing): Promise<MessageRow> {
  const { site, conversation, senderId, recipientId, clientId, text, now } = outgoing;
  const row = await insertMessage(tx, {
    siteId: site.id,
    conversationId: conversation,
    senderId,
    clientId,
    text,
    sentAt: now,
  });
  const listed = { isListed: true, updatedAt: now };
  await changeSide(tx, site.id, conversation, senderId, { ...listed, readUntil: row.id });
  await changeSide(tx, site.id, conversation, recipientId, listed);
  for (const memberId of [senderId, recipientId]) {
    await appendEvent(tx, { siteId: site.id, memberId }, 'message', messageOf(row, 0), now);
    await tellChat(tx, { site, memberId, conversation, now });
  }
  return row;
}
