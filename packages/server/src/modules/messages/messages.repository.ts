import { and, asc, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { conversations } from '../chats/chats.table.ts';
import { members } from '../members/members.table.ts';
import { type MessageRow, messages } from './messages.table.ts';

/** Which part of a conversation: the newest messages, or those next to a message id. */
export interface PageRequest {
  conversation: string;
  /** The last message that the reader has deleted; only later ones are there. */
  cleared: number;
  before: number | null;
  after: number | null;
  limit: number;
}

/** A page of messages, oldest first; `hasOlder` and `hasNewer` say whether there is more on either side. */
export interface Page {
  rows: MessageRow[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/** Reads a page; with `after` the oldest that follow, else the newest that precede. */
export async function readPage(
  db: Executor,
  siteId: string,
  { conversation, cleared, before, after, limit }: PageRequest,
): Promise<Page> {
  const found = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.siteId, siteId),
        eq(messages.conversationId, conversation),
        before === null ? undefined : lt(messages.id, before),
        gt(messages.id, Math.max(cleared, after ?? 0)),
      ),
    )
    .orderBy(after === null ? desc(messages.id) : asc(messages.id))
    .limit(limit);
  const rows = after === null ? found.reverse() : found;
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return { rows, hasOlder: false, hasNewer: false };
  // Ids count up by one, so the ends are known without looking for them.
  return {
    rows,
    hasOlder: first.id > cleared + 1,
    hasNewer: last.id < (await newestId(db, siteId, conversation)),
  };
}

/** What a sender sent under a client id, null before it was used. */
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

/** Takes credits from a member; false, and nothing taken, where there are too few. */
export async function takeCredits(
  tx: Transaction,
  siteId: string,
  memberId: string,
  cost: number,
): Promise<boolean> {
  const rows = await tx
    .update(members)
    .set({ credits: sql`${members.credits} - ${cost}` })
    .where(and(eq(members.siteId, siteId), eq(members.id, memberId), gte(members.credits, cost)))
    .returning({ id: members.id });
  return rows.length > 0;
}

/** The id of the newest message of a conversation, 0 where there is none. */
export async function newestId(db: Executor, siteId: string, conversation: string): Promise<number> {
  const [row] = await db
    .select({ id: conversations.lastMessageId })
    .from(conversations)
    .where(and(eq(conversations.siteId, siteId), eq(conversations.id, conversation)));
  return row?.id ?? 0;
}
