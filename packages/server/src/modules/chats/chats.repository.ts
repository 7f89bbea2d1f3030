import type { ListPlace } from '@meetcute/core';
import { and, desc, eq, gt, inArray, max, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../database/database.ts';
import { type Member, members } from '../members/members.table.ts';
import { type MessageRow, messages } from '../messages/messages.table.ts';
import type { Progress } from '../messages/messages.view.ts';
import { isVisibleTo, type Viewing } from '../profile/profile.repository.ts';
import { conversations, type Participation, participations } from './chats.table.ts';

/** One member's side of a conversation: the other member, and how far both have read. */
export interface ChatRow {
  mine: Participation;
  /** The member whose side it is. */
  viewer: Pick<Member, 'paidUntil'>;
  other: Member;
  /** How far the other member has received and read messages. */
  theirs: Progress;
  /** The newest message; null when there is none. */
  last: MessageRow | null;
  /** Number of unread messages. */
  unread: number;
}

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

/**
 * Starts a conversation. It is listed for its starter at once, and for the other member from the first
 * message on.
 */
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

/** Whether a conversation may have unread messages: none that was removed meanwhile counts as unread. */
const isUnread = sql<boolean>`(${participations.newestId} > greatest(${participations.readUntil}, ${participations.clearedUntil}))`;

const listOrder = [desc(isUnread), desc(participations.updatedAt), desc(participations.conversationId)];

/** Returns the position of a conversation in its member's list. */
export const chatPlaceOf = ({ mine }: ChatRow): ListPlace => ({
  isNew: mine.newestId > Math.max(mine.readUntil, mine.clearedUntil),
  at: mine.updatedAt.toISOString(),
  id: mine.conversationId,
});

/** Conversations to list: at most `limit`, those that follow `after`, or only one. */
export interface ChatsWanted {
  /** Maximum number of conversations. */
  limit: number;
  /** Time at which the list is read. */
  now: Date;
  /** Position that the conversations follow. Default: the start of the list. */
  after?: ListPlace | undefined;
  /** Id of the only conversation. Default: all. */
  only?: string | undefined;
}

/** Returns listed conversations of a member, unread ones first and then the newest. */
export function listChats(
  db: Executor,
  siteId: string,
  memberId: string,
  { limit, now, after, only }: ChatsWanted,
): Promise<ChatRow[]> {
  const place = sql`(${isUnread}, ${participations.updatedAt}, ${participations.conversationId})`;
  // In a query of its own, so that the other tables are read for one page and not for all conversations.
  const page = db
    .select({ id: participations.conversationId })
    .from(participations)
    .innerJoin(members, and(eq(members.siteId, siteId), eq(members.id, participations.otherId)))
    .where(
      and(
        eq(participations.siteId, siteId),
        eq(participations.memberId, memberId),
        eq(participations.isListed, true),
        only === undefined ? undefined : eq(participations.conversationId, only),
        after && sql`${place} < (${after.isNew}::boolean, ${after.at}::timestamptz, ${after.id})`,
        isVisibleTo(db, { siteId, viewerId: memberId, now }),
      ),
    )
    .orderBy(...listOrder)
    .limit(limit);
  return selectChats(db, { siteId, viewerId: memberId, now }, inArray(participations.conversationId, page));
}

/** A member as the viewer, at a time. */
export type MemberViewing = Viewing & { viewerId: string };

/** Returns one conversation of a member, listed or not; null when the other member is not visible. */
export async function findChat(
  db: Executor,
  viewing: MemberViewing,
  conversationId: string,
): Promise<ChatRow | null> {
  const rows = await selectChats(db, viewing, eq(participations.conversationId, conversationId));
  return rows[0] ?? null;
}

function selectChats(db: Executor, viewing: MemberViewing, which: SQL | undefined): Promise<ChatRow[]> {
  const { siteId, viewerId: memberId } = viewing;
  const otherSide = alias(participations, 'other_side');
  const last = alias(messages, 'last_message');
  const viewer = alias(members, 'viewer');
  const unread = and(
    eq(messages.siteId, siteId),
    eq(messages.conversationId, participations.conversationId),
    gt(messages.id, participations.readUntil),
    gt(messages.id, participations.clearedUntil),
    ne(messages.senderId, memberId),
  );
  // Not the last id of the conversation, because that message may be removed.
  const newest = db
    .select({ id: max(messages.id) })
    .from(messages)
    .where(and(eq(messages.siteId, siteId), eq(messages.conversationId, participations.conversationId)));
  return db
    .select({
      mine: participations,
      viewer: { paidUntil: viewer.paidUntil },
      other: members,
      theirs: { readUntil: otherSide.readUntil, deliveredUntil: otherSide.deliveredUntil },
      last,
      unread: db.$count(messages, unread),
    })
    .from(participations)
    .innerJoin(
      conversations,
      and(eq(conversations.siteId, siteId), eq(conversations.id, participations.conversationId)),
    )
    .innerJoin(members, and(eq(members.siteId, siteId), eq(members.id, participations.otherId)))
    .innerJoin(viewer, and(eq(viewer.siteId, siteId), eq(viewer.id, participations.memberId)))
    .innerJoin(
      otherSide,
      and(
        eq(otherSide.siteId, siteId),
        eq(otherSide.conversationId, participations.conversationId),
        eq(otherSide.memberId, participations.otherId),
      ),
    )
    .leftJoin(
      last,
      and(
        eq(last.siteId, siteId),
        eq(last.conversationId, conversations.id),
        eq(last.id, newest),
        gt(last.id, participations.clearedUntil),
      ),
    )
    .where(
      and(
        eq(participations.siteId, siteId),
        eq(participations.memberId, memberId),
        which,
        isVisibleTo(db, viewing),
      ),
    )
    .orderBy(...listOrder);
}
