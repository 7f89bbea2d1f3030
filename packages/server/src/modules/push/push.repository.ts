import { and, desc, eq, getTableColumns, lte, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { jobs } from '../../jobs/jobs.table.ts';
import { isSessionOpen } from '../sessions/open-session.repository.ts';
import { sessions } from '../sessions/sessions.table.ts';
import { pushSubscriptions } from './push.table.ts';

/** Saves a browser's subscription for a member and removes it from any earlier one. */
export async function saveSubscription(
  db: Executor,
  row: typeof pushSubscriptions.$inferInsert,
): Promise<void> {
  const { memberId, sessionId, subscription, createdAt } = row;
  await db
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: [pushSubscriptions.siteId, pushSubscriptions.endpointHash],
      set: { memberId, sessionId, subscription, createdAt },
    });
}

/** Removes a browser's subscription; only if it belongs to `memberId` when given. */
export async function removeSubscription(
  db: Executor,
  siteId: string,
  endpointHash: string,
  memberId?: string,
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.siteId, siteId),
        eq(pushSubscriptions.endpointHash, endpointHash),
        memberId === undefined ? undefined : eq(pushSubscriptions.memberId, memberId),
      ),
    );
}

/** Keeps the newest subscriptions of a member and removes the others. */
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

/** Returns the subscriptions of a member with open sessions, newest first. */
export const subscriptionsOf = (db: Executor, siteId: string, memberId: string, now: Date) =>
  db
    .select(getTableColumns(pushSubscriptions))
    .from(pushSubscriptions)
    .innerJoin(
      sessions,
      and(eq(sessions.siteId, pushSubscriptions.siteId), eq(sessions.id, pushSubscriptions.sessionId)),
    )
    .where(
      and(
        eq(pushSubscriptions.siteId, siteId),
        eq(pushSubscriptions.memberId, memberId),
        isSessionOpen(now.toISOString()),
      ),
    )
    .orderBy(desc(pushSubscriptions.createdAt));

/** Returns whether a push to a member has been failing since an instant. */
export async function hasFailingPush(
  db: Executor,
  siteId: string,
  memberId: string,
  cutoff: Date,
): Promise<boolean> {
  const isFailing = and(
    eq(jobs.kind, 'push'),
    eq(jobs.siteId, siteId),
    sql`starts_with(${jobs.subject}, ${`${memberId} `})`,
    lte(jobs.createdAt, cutoff),
  );
  return (await db.$count(jobs, isFailing)) > 0;
}
