import { and, count, desc, eq, gt, inArray, isNull, lt, max, or, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import type { Recipient } from '../events/append-event.ts';
import { type Member, members } from '../members/members.table.ts';
import { isVisibleTo } from '../profile/profile.repository.ts';
import { type NotificationRow, notifications } from './notifications.table.ts';

/** How long a notification is kept, in milliseconds: 90 days. */
const LIFETIME = 7_776_000_000;

const isOf = ({ siteId, memberId }: Recipient) =>
  and(eq(notifications.siteId, siteId), eq(notifications.memberId, memberId));

/** The condition under which one is shown: whoever it is about can still be met. */
const isShown = (db: Executor, owner: Recipient) =>
  and(isOf(owner), or(isNull(notifications.profileId), isVisibleTo(db, owner.siteId, owner.memberId)));

const withProfile = (db: Executor, owner: Recipient) =>
  and(eq(members.siteId, owner.siteId), eq(members.id, notifications.profileId));

/** Notifications of a member, newest first, each with whom it is about; those before an id, or the newest. */
export const listNotifications = (
  db: Executor,
  owner: Recipient,
  { before, limit }: { before: number | null; limit: number },
): Promise<{ row: NotificationRow; profile: Member | null }[]> =>
  db
    .select({ row: notifications, profile: members })
    .from(notifications)
    .leftJoin(members, withProfile(db, owner))
    .where(and(isShown(db, owner), before === null ? undefined : lt(notifications.id, before)))
    .orderBy(desc(notifications.id))
    .limit(limit);

/** How many notifications of a member are shown and newer than an id. */
export async function countNewer(db: Executor, owner: Recipient, id: number): Promise<number> {
  const [row] = await db
    .select({ newer: count() })
    .from(notifications)
    .leftJoin(members, withProfile(db, owner))
    .where(and(isShown(db, owner), gt(notifications.id, id)));
  return row?.newer ?? 0;
}

/** The id of a member's newest notification, 0 where there is none. */
export async function newestNotification(db: Executor, owner: Recipient): Promise<number> {
  const [row] = await db
    .select({ id: max(notifications.id) })
    .from(notifications)
    .where(isOf(owner));
  return row?.id ?? 0;
}

/** Writes a notification; the caller holds the lock of its member. */
export async function insertNotification(
  tx: Transaction,
  row: typeof notifications.$inferInsert,
): Promise<NotificationRow> {
  const [written] = await tx.insert(notifications).values(row).returning();
  if (!written) throw new Error('A notification was not written.');
  return written;
}

const remove = (tx: Transaction, owner: Recipient, which: SQL | undefined) =>
  tx.delete(notifications).where(and(isOf(owner), which));

/** Takes back what a member was told of a conversation; only what is newer than `unreadAfter` where that is given. */
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

/** Takes back what a member was told of another one's like. */
export async function removeAboutLike(tx: Transaction, owner: Recipient, profile: string): Promise<void> {
  const isLike = inArray(notifications.kind, ['like', 'match']);
  await remove(tx, owner, and(eq(notifications.profileId, profile), isLike));
}

/** Takes back everything that a member was told of another one. */
export async function removeAboutProfile(tx: Transaction, owner: Recipient, profile: string): Promise<void> {
  await remove(tx, owner, eq(notifications.profileId, profile));
}

/** Removes the notifications of a whole site that are older than they are kept. */
export async function removeOldNotifications(db: Executor, siteId: string, now: Date): Promise<void> {
  const isOld = lt(notifications.at, new Date(now.getTime() - LIFETIME));
  await db.delete(notifications).where(and(eq(notifications.siteId, siteId), isOld));
}
