import { and, asc, desc, eq, gt, inArray, isNull, lt, max, min } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { conversations, participations } from '../chats/chats.table.ts';
import { type MessageRow, messages } from './messages.table.ts';

/** Part of a conversation to read: the newest messages, or those before or after a message id. */
export interface PageRequest {
  conversation: string;
  /** Id of the last message that the reader has deleted. Only later ones are returned. */
  cleared: number;
  /** Id that all messages of the page precede; null for no bound. */
  before: number | null;
  /** Id that all messages of the page follow; null for no bound. */
  after: number | null;
  /** Maximum number of messages. */
  limit: number;
}

/** A page of messages, oldest first. `hasOlder` and `hasNewer` are whether there are more on that side. */
export interface Page {
  rows: MessageRow[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/**
 * Reads a page: with `after` the oldest messages that follow it, otherwise the newest that precede `before`.
 */
export async function readPage(
  db: Executor,
  siteId: string,
  { conversation, cleared, before, after, limit }: PageRequest,
): Promise<Page> {
  const isShown = and(
    eq(messages.siteId, siteId),
    eq(messages.conversationId, conversation),
    gt(messages.id, cleared),
  );
  const pageRows = await db
    .select()
    .from(messages)
    .where(
      and(
        isShown,
        before === null ? undefined : lt(messages.id, before),
        after === null ? undefined : gt(messages.id, after),
      ),
    )
    .orderBy(after === null ? desc(messages.id) : asc(messages.id))
    .limit(limit);
  const rows = after === null ? pageRows.reverse() : pageRows;
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return { rows, hasOlder: false, hasNewer: false };
  const [ends] = await db
    .select({ oldest: min(messages.id), newest: max(messages.id) })
    .from(messages)
    .where(isShown);
  return {
    rows,
    hasOlder: first.id > (ends?.oldest ?? first.id),
    hasNewer: last.id < (ends?.newest ?? last.id),
  };
}

/** Removes messages of a conversation. Their ids are not used again. */
export async function removeMessages(
  tx: Transaction,
  siteId: string,
  { conversation, ids }: { conversation: string; ids: readonly number[] },
): Promise<void> {
  await tx
    .delete(messages)
    .where(
      and(
        eq(messages.siteId, siteId),
        eq(messages.conversationId, conversation),
        inArray(messages.id, [...ids]),
      ),
    );
}

/** Returns the message of a sender with a client id; null when the client id is unused. */
export async function findByClientId(
  db: Executor,
  siteId: string,
  senderId: string,
  clientId: string,
): Promise<MessageRow | null> {
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(eq(messages.siteId, siteId), eq(messages.senderId, senderId), eq(messages.clientId, clientId)),
    );
  return rows[0] ?? null;
}

/** Returns whether a member sees a message of a conversation: one that exists, and was neither removed nor deleted. */
export async function isMessageSeen(
  db: Executor,
  { siteId, conversation, memberId }: { siteId: string; conversation: string; memberId: string },
  id: string,
): Promise<boolean> {
  const number = Number(id);
  // Readers compare ids as they are sent.
  if (!Number.isSafeInteger(number) || String(number) !== id) return false;
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(
      participations,
      and(
        eq(participations.siteId, siteId),
        eq(participations.conversationId, messages.conversationId),
        eq(participations.memberId, memberId),
      ),
    )
    .where(
      and(
        eq(messages.siteId, siteId),
        eq(messages.conversationId, conversation),
        eq(messages.id, number),
        gt(messages.id, participations.clearedUntil),
        isNull(messages.removedAt),
      ),
    );
  return rows.length > 0;
}

/** Returns the id of the newest message of a conversation, even if it was removed; 0 when there is none. */
export async function newestId(db: Executor, siteId: string, conversation: string): Promise<number> {
  const [row] = await db
    .select({ id: conversations.lastMessageId })
    .from(conversations)
    .where(and(eq(conversations.siteId, siteId), eq(conversations.id, conversation)));
  return row?.id ?? 0;
}
