import type { Message } from '@meetcute/contract';
import { seesReadReceipts } from '@meetcute/core';
import type { Site } from '../../sites.ts';
import { premiumOf } from '../members/members.view.ts';
import type { Member } from '../members/members.table.ts';
import type { MessageRow } from './messages.table.ts';

/** How far the recipient has received messages in a browser and read them. */
export interface Progress {
  deliveredUntil: number;
  readUntil: number;
}

/** Progress before any message is delivered. */
export const nowhere: Progress = { deliveredUntil: 0, readUntil: 0 };

/** A member who may see when their messages were read, on a site at a time. */
export interface Sender {
  sender: Pick<Member, 'paidUntil'>;
  site: Site;
  now: Date;
}

/** Returns whether a sender sees when messages were read. */
export const isReadShown = ({ sender, site, now }: Sender): boolean =>
  seesReadReceipts(premiumOf(sender), site.settings, now);

/**
 * Returns the recipient's progress as the sender may see it. Without read receipts, messages that were read
 * count as delivered, and nothing shows that they were read.
 */
export const progressForSender = ({ deliveredUntil, readUntil }: Progress, sender: Sender): Progress =>
  isReadShown(sender)
    ? { deliveredUntil, readUntil }
    : { deliveredUntil: Math.max(deliveredUntil, readUntil), readUntil: 0 };

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
  ...(row.reference && !row.removedAt && { reference: row.reference }),
  ...(row.removedAt && { removed: true }),
});
