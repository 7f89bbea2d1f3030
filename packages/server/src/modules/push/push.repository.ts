import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { pushSubscriptions } from './push.table.ts';

/** Gives a browser's subscription to a member, whoever had it before. */
export async function saveSubscription(
  db: Executor,
  row: typeof pushSubscriptions.$inferInsert,
): Promise<void> {
  const { memberId, subscription, createdAt } = row;
  await db
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: [pushSubscriptions.siteId, pushSubscriptions.endpointHash],
      set: { memberId, subscription, createdAt },
    });
}

/** Keeps the newest subscriptions of a member and forgets the others. */
export async function keepNewest(
  db: Executor,
  siteId: string,
  memberId: string,
  count: number,
): Promise<void> {
  const ofMember = and(eq(pushSubscriptions.siteId, siteId), eq(pushSubscriptions.memberId, memberId));
  const newest = await db
    .select({ hash: pushSubscriptions.endpointHash })
    .from(pushSubscriptions)
    .where(ofMember)
    .orderBy(desc(pushSubscriptions.createdAt))
    .limit(count);
  const hashes = newest.map(({ hash }) => hash);
  await db.delete(pushSubscriptions).where(and(ofMember, notInArray(pushSubscriptions.endpointHash, hashes)));
}

/** The subscriptions of a member, the newest first. */
export const subscriptionsOf = (db: Executor, siteId: string, memberId: string) =>
  db
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.siteId, siteId), eq(pushSubscriptions.memberId, memberId)))
    .orderBy(desc(pushSubscriptions.createdAt));

/** Forgets every subscription of a member. */
export async function deleteSubscriptions(db: Executor, siteId: string, memberId: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.siteId, siteId), eq(pushSubscriptions.memberId, memberId)));
}
