import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { conversations } from '../chats/chats.table.ts';
import type { Recipient } from '../events/append-events.repository.ts';
import { messageImages, type MessageImageRow } from './message-images.table.ts';

/** Inserts an unsent image. */
export async function insertMessageImage(db: Executor, row: MessageImageRow): Promise<void> {
  await db.insert(messageImages).values(row);
}

/** Returns an image by its id; null when the site has no such image. */
export async function findMessageImage(
  db: Executor,
  siteId: string,
  id: string,
): Promise<MessageImageRow | null> {
  const rows = await db
    .select()
    .from(messageImages)
    .where(and(eq(messageImages.siteId, siteId), eq(messageImages.id, id)));
  return rows[0] ?? null;
}

/**
 * Returns an unsent image of its uploader and locks it until the transaction ends; null for any other image.
 */
export async function findUnsent(
  tx: Transaction,
  { siteId, memberId }: Recipient,
  id: string,
): Promise<MessageImageRow | null> {
  const rows = await tx
    .select()
    .from(messageImages)
    .where(
      and(
        eq(messageImages.siteId, siteId),
        eq(messageImages.memberId, memberId),
        eq(messageImages.id, id),
        isNull(messageImages.conversationId),
      ),
    )
    .for('update');
  return rows[0] ?? null;
}

/** Records the message in which an image was sent. */
export async function noteSent(
  tx: Transaction,
  id: string,
  place: { conversationId: string; messageId: number },
): Promise<void> {
  await tx.update(messageImages).set(place).where(eq(messageImages.id, id));
}

/** Makes the images of removed messages unsent again, so that only their uploader sees them until they are removed. */
export async function releaseImages(
  tx: Transaction,
  siteId: string,
  { conversation, ids }: { conversation: string; ids: readonly number[] },
): Promise<void> {
  await tx
    .update(messageImages)
    .set({ conversationId: null, messageId: null })
    .where(
      and(
        eq(messageImages.siteId, siteId),
        eq(messageImages.conversationId, conversation),
        inArray(messageImages.messageId, [...ids]),
      ),
    );
}

/**
 * Returns the ids of all images that are erased with an account: its own ones and those in its conversations.
 */
export async function imagesAround(db: Executor, { siteId, memberId }: Recipient): Promise<string[]> {
  const ownConversations = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.siteId, siteId),
        or(eq(conversations.firstId, memberId), eq(conversations.secondId, memberId)),
      ),
    );
  const rows = await db
    .select({ id: messageImages.id })
    .from(messageImages)
    .where(
      and(
        eq(messageImages.siteId, siteId),
        or(eq(messageImages.memberId, memberId), inArray(messageImages.conversationId, ownConversations)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Removes images of a site that were uploaded before an instant and never sent. Returns their ids. */
export async function removeUnsentBefore(db: Executor, siteId: string, cutoff: Date): Promise<string[]> {
  const rows = await db
    .delete(messageImages)
    .where(
      and(
        eq(messageImages.siteId, siteId),
        isNull(messageImages.conversationId),
        lt(messageImages.createdAt, cutoff),
      ),
    )
    .returning({ id: messageImages.id });
  return rows.map(({ id }) => id);
}
