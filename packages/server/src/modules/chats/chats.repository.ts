import { and, eq, gte, lt, notExists, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { conversations, type Participation, participations } from './chats.table.ts';

/** Returns the two ids of a pair in their stored order. */
const inOrder = (a: string, b: string) => (a < b ? { firstId: a, secondId: b } : { firstId: b, secondId: a });

/** Returns the conversation of two members; null before it starts. */
export async function findPair(
  db: Executor,
  siteId: string,
  a: string,
  b: string,
): Promise<{ id: string } | null> {
  const { firstId, secondId } = inOrder(a, b);
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.siteId, siteId),
        eq(conversations.firstId, firstId),
        eq(conversations.secondId, secondId),
      ),
    );
  return rows[0] ?? null;
}

/** Starts a conversation, open for its starter alone. From its first message on, both members have it in their lists. */
export async function insertConversation(
  db: Executor,
  { id, siteId, starterId, otherId, now }: NewConversation,
): Promise<void> {
  await db.insert(conversations).values({ id, siteId, ...inOrder(starterId, otherId), createdAt: now });
  const side = { siteId, conversationId: id, updatedAt: now };
  await db.insert(participations).values([
    { ...side, memberId: starterId, otherId, isListed: true },
    { ...side, memberId: otherId, otherId: starterId, isListed: false },
  ]);
}

interface NewConversation {
  id: string;
  siteId: string;
  starterId: string;
  otherId: string;
  now: Date;
}

const sideOf = (siteId: string, conversationId: string, memberId: string) =>
  and(
    eq(participations.siteId, siteId),
    eq(participations.conversationId, conversationId),
    eq(participations.memberId, memberId),
  );

/**
 * Returns a member's side of a conversation; null when it belongs to other members, as if it did not exist.
 */
export async function findSide(
  db: Executor,
  siteId: string,
  conversationId: string,
  memberId: string,
): Promise<Participation | null> {
  const rows = await db
    .select()
    .from(participations)
    .where(sideOf(siteId, conversationId, memberId));
  return rows[0] ?? null;
}

/** Updates a member's side of a conversation. */
export async function changeSide(
  db: Executor,
  siteId: string,
  conversationId: string,
  memberId: string,
  change: Partial<Pick<Participation, 'isListed' | 'readUntil' | 'deliveredUntil' | 'updatedAt'>>,
): Promise<void> {
  await db
    .update(participations)
    .set(change)
    .where(sideOf(siteId, conversationId, memberId));
}

/** Removes a conversation from a member's list, with all messages so far. */
export async function clearSide(
  tx: Transaction,
  siteId: string,
  conversationId: string,
  memberId: string,
): Promise<void> {
  const newest = tx
    .select({ id: conversations.lastMessageId })
    .from(conversations)
    .where(and(eq(conversations.siteId, siteId), eq(conversations.id, conversationId)));
  await tx
    .update(participations)
    .set({ isListed: false, clearedUntil: sql`(${newest})` })
    .where(sideOf(siteId, conversationId, memberId));
}

/** Removes conversations of a site without any message that nobody has opened since an instant. */
export async function removeEmptyBefore(db: Executor, siteId: string, cutoff: Date): Promise<void> {
  const openedSince = db
    .select({ id: participations.conversationId })
    .from(participations)
    .where(
      and(
        eq(participations.siteId, siteId),
        eq(participations.conversationId, conversations.id),
        gte(participations.updatedAt, cutoff),
      ),
    );
  await db
    .delete(conversations)
    .where(
      and(
        eq(conversations.siteId, siteId),
        eq(conversations.lastMessageId, 0),
        lt(conversations.createdAt, cutoff),
        notExists(openedSince),
      ),
    );
}
