import { and, count, desc, eq, gt, inArray, isNull, lt, max, or, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import type { Recipient } from '../events/append-events.repository.ts';
import { type Member, members } from '../members/members.table.ts';
import { isVisibleTo } from '../profile/profile.repository.ts';
import { type NotificationRow, notifications } from './notifications.table.ts';

/** Lifetime of a notification: 90 days, in milliseconds. */
const LIFETIME = 7_776_000_000;

const isOf = ({ siteId, memberId }: Recipient) =>
  and(eq(notifications.siteId, siteId), eq(notifications.memberId, memberId));

/** A member who reads their notifications, at a time. */
type Reader = Recipient & { now: Date };

/** SQL condition for visible notifications: the member they are about is visible to their owner. */
const isShown = (owner: Reader) => {
  const { siteId, memberId: viewerId, now } = owner;
  return and(
    isOf(owner),
    or(isNull(notifications.profileId), isVisibleTo({ siteId, viewerId, now: now.toISOString() })),
  );
};

const withProfile = (db: Executor, owner: Recipient) =>
  and(eq(members.siteId, owner.siteId), eq(members.id, notifications.profileId));

/**
 * Returns notifications of a member, newest first, each with the member it is about. With `before` only those
 * with a lower id.
 */
export const listNotifications = (
  db: Executor,
  owner: Reader,
  { before, limit }: { before: number | null; limit: number },
): Promise<{ row: NotificationRow; profile: Member | null }[]> =>
  db
    .select({ row: notifications, profile: members })
    .from(notifications)
    .leftJoin(members, withProfile(db, owner))
    .where(and(isShown(owner), before === null ? undefined : lt(notifications.id, before)))
    .orderBy(desc(notifications.id))
    .limit(limit);

/** Returns the number of a member's visible notifications that are newer than an id. */
export async function countNewer(db: Executor, owner: Reader, id: number): Promise<number> {
  const [row] = await db
    .select({ newer: count() })
    .from(notifications)
    .leftJoin(members, withProfile(db, owner))
    .where(and(isShown(owner), gt(notifications.id, id)));
  return row?.newer ?? 0;
}

/** Returns the id of a member's newest notification; 0 when there is none. */
export async function newestNotification(db: Executor, owner: Recipient): Promise<number> {
  const [row] = await db
    .select({ id: max(notifications.id) })
    .from(notifications)
    .where(isOf(owner));
  return row?.id ?? 0;
}

/** Inserts a notification. The caller must have locked the member. */
export async function insertNotification(
  tx: Transaction,
  row: typeof notifications.$inferInsert,
): Promise<NotificationRow> {
  const [writtenRow] = await tx.insert(notifications).values(row).returning();
  if (!writtenRow) throw new Error('A notification was not written.');
  return writtenRow;
}

const remove = (tx: Transaction, owner: Recipient, which: SQL | undefined) =>
  tx.delete(notifications).where(and(isOf(owner), which));

/** Removes a member's notifications about a conversation; only those newer than `unreadAfter` if given. */
export async function removeAboutChat(
  tx: Transaction,
  owner: Recipient,
  conversation: string,
  unreadAfter = 0,
): Promise<void> {
  await remove(
    tx,
    owner,
    and(eq(notifications.conversationId, conversation), gt(notifications.id, unreadAfter)),
  );
}

/** Removes a member's notifications about another one's like. */
export async function removeAboutLike(tx: Transaction, owner: Recipient, profile: string): Promise<void> {
  const isLike = inArray(notifications.kind, ['like', 'match']);
  await remove(tx, owner, and(eq(notifications.profileId, profile), isLike));
}

/** Removes all notifications of a member about another one. */
export async function removeAboutProfile(tx: Transaction, owner: Recipient, profile: string): Promise<void> {
  await remove(tx, owner, eq(notifications.profileId, profile));
}

/** Removes expired notifications of a site. */
export async function removeOldNotifications(db: Executor, siteId: string, now: Date): Promise<void> {
  const isOld = lt(notifications.at, new Date(now.getTime() - LIFETIME));
  await db.delete(notifications).where(and(eq(notifications.siteId, siteId), isOld));
}
