import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import {
  type CancellationRow,
  cancellations,
  type SubscriptionRow,
  subscriptions,
} from './subscriptions.table.ts';

/** Stores the subscription of a member in place of an earlier one. */
export const storeSubscription = (db: Executor, row: SubscriptionRow): Promise<unknown> =>
  db.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.memberId, set: row });

/** Returns the subscription of a member; null if there was never one. */
export async function findSubscription(
  db: Executor,
  siteId: string,
  memberId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.siteId, siteId), eq(subscriptions.memberId, memberId)));
  return row ?? null;
}

/** Changes the subscription of a member and returns it. */
export async function updateSubscription(
  db: Executor,
  memberId: string,
  change: Partial<SubscriptionRow>,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .update(subscriptions)
    .set(change)
    .where(eq(subscriptions.memberId, memberId))
    .returning();
  return row ?? null;
}

/** Stores that a reminder was sent, unless premium has got another end since. */
export const storeReminder = (
  db: Executor,
  { memberId, agreedIn, renewsAt }: SubscriptionRow,
  remindedAt: Date,
): Promise<unknown> =>
  db
    .update(subscriptions)
    .set({ remindedAt })
    .where(
      and(
        eq(subscriptions.memberId, memberId),
        eq(subscriptions.agreedIn, agreedIn),
        eq(subscriptions.renewsAt, renewsAt),
        isNull(subscriptions.remindedAt),
      ),
    );

/** Stores a cancellation that was sent without login. */
export const insertCancellation = (db: Executor, row: CancellationRow): Promise<unknown> =>
  db.insert(cancellations).values(row);

/** Returns such a cancellation; null if there is none. */
export async function findCancellation(
  db: Executor,
  siteId: string,
  id: string,
): Promise<CancellationRow | null> {
  const [row] = await db
    .select()
    .from(cancellations)
    .where(and(eq(cancellations.siteId, siteId), eq(cancellations.id, id)));
  return row ?? null;
}
