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
 * Orders without a payment are returned a day after they were made. Oldest first.
 */
export async function findDueOrders(db: Executor, siteId: string, now: Date): Promise<Order[]> {
  const pause = sql`greatest(interval '1 hour', (${now.toISOString()}::timestamptz - ${orders.createdAt}) / 24)`;
  const looked = sql`coalesce(${orders.checkedAt}, ${orders.createdAt})`;
  const isDue = sql`${looked} + ${pause} <= ${now.toISOString()}::timestamptz`;
  // The renewal of a subscription fails by itself when it cannot be charged.
  const isBuyers = or(isNull(orders.renewal), ne(orders.renewal, 'charge'));
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.siteId, siteId),
        inArray(orders.state, openStates),
        isDue,
        or(isNotNull(orders.reference), and(isBuyers, lt(orders.createdAt, aDayAgo))),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(BATCH);
}
