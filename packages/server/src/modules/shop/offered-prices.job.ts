import { changedPrices, DAY_MS, offeredPrices, REFERENCE_DAYS } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import { repeat } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { findPriceHistory, insertPrices, removePricesBefore } from './offered-prices.repository.ts';

/** Milliseconds for which prices are kept after their end: a time bonus counts as a reduction for 30 days, and the 30 before it count. */
const KEPT = 2 * REFERENCE_DAYS * DAY_MS;

/** Records the prices of a site that have changed, and removes those that no longer count. */
export async function recordPrices(
  db: Executor,
  { id, shop }: Pick<Site, 'id' | 'shop'>,
  now: Date,
): Promise<void> {
  const newPrices = changedPrices(await findPriceHistory(db, id), shop ? offeredPrices(shop) : []);
  await insertPrices(db, id, newPrices, now);
  await removePricesBefore(db, id, new Date(now.getTime() - KEPT));
}

/** Records prices now and daily, until the server stops. They change with the site file, which is read at the start. */
export const watchPrices = ({ db, clock, sites, ...services }: Services): void =>
  repeat(services, 'Recording prices', DAY_MS, async () => {
    for (const site of sites) await recordPrices(db, site, clock.now());
  });
