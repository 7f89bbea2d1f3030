import type { OfferedPrice, PriceHistory } from '@meetcute/core';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { offeredPrices } from './offered-prices.table.ts';

/** Returns the prices at which a site offered its products, oldest first. */
export async function findPriceHistory(db: Executor, siteId: string): Promise<PriceHistory[]> {
  const rows = await db
    .select()
    .from(offeredPrices)
    .where(eq(offeredPrices.siteId, siteId))
    .orderBy(offeredPrices.since);
  return rows.map(({ siteId: _, since, ...price }) => ({ ...price, since: since.toISOString() }));
}

/** Inserts prices that apply from a moment on. */
export async function insertPrices(
  db: Executor,
  siteId: string,
  prices: readonly OfferedPrice[],
  start: Date,
): Promise<void> {
  if (prices.length === 0) return;
  const rows = prices.map((price) => ({ siteId, ...price, since: start }));
  await db.insert(offeredPrices).values(rows).onConflictDoNothing();
}

/** Removes the prices of a site that ended before a moment. */
export async function removePricesBefore(db: Executor, siteId: string, cutoff: Date): Promise<void> {
  const isReplaced = sql`exists (
    select from offered_prices newer
    where newer.site_id = ${offeredPrices.siteId} and newer.product = ${offeredPrices.product}
      and newer.currency = ${offeredPrices.currency} and newer.since > ${offeredPrices.since}
      and newer.since <= ${cutoff.toISOString()}
  )`;
  await db
    .delete(offeredPrices)
    .where(and(eq(offeredPrices.siteId, siteId), lte(offeredPrices.since, cutoff), isReplaced));
}
