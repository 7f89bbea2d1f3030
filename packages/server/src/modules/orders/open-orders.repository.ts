import { orderState } from '@meetcute/contract';
import { DAY_MS, isOrderOpen } from '@meetcute/core';
import { and, asc, eq, inArray, isNotNull, lt, ne, or, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { type Order, orders } from './orders.table.ts';

const openStates = orderState.options.filter(isOrderOpen);

/** Orders that one sweep looks at, for each site. */
const BATCH = 200;

/**
 * Returns orders that can still be paid and were not looked at for an hour, or for a 24th of their age if that is longer.
 * Orders without a payment are returned a day after they were made, those of a renewal after two. Oldest first.
 */
export async function findDueOrders(db: Executor, siteId: string, now: Date): Promise<Order[]> {
  const pause = sql`greatest(interval '1 hour', (${now.toISOString()}::timestamptz - ${orders.createdAt}) / 24)`;
  const lastCheckedAt = sql`coalesce(${orders.checkedAt}, ${orders.createdAt})`;
  const isDue = sql`${lastCheckedAt} + ${pause} <= ${now.toISOString()}::timestamptz`;
  // The job of a renewal ends its order after a day, but knows nothing of those of an erased or replaced subscription.
  const isBuyers = or(isNull(orders.renewal), ne(orders.renewal, 'charge'));
  const isOlder = (days: number) => lt(orders.createdAt, new Date(now.getTime() - days * DAY_MS));
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.siteId, siteId),
        inArray(orders.state, openStates),
        isDue,
        or(isNotNull(orders.reference), and(isBuyers, isOlder(1)), isOlder(2)),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(BATCH);
}
