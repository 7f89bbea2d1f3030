import { calls, type Shelf } from '@meetcute/contract';
import { shelfOf, type ShelfQuery, withLowestPrices } from '@meetcute/core';
import type { Routes } from '../../http/call-context.ts';
import { type Limit, throttle } from '../../http/throttle.ts';
import type { Site } from '../../sites.ts';
import { getDiscount } from './discounts.usecases.ts';
import { findPriceHistory } from './offered-prices.repository.ts';

const CODE_LIMIT: Limit = { name: 'discount-code', max: 30, window: 3_600_000 };

/** Products of a site with the prices of the buyer's country, and discounts. */
export const shopRoutes: Routes = (mount, { db }) => {
  const shelf = async ({ id, shop, settings }: Site, query: ShelfQuery, now: Date): Promise<Shelf> =>
    withLowestPrices(shelfOf(shop, query, settings), await findPriceHistory(db, id), now);

  mount(calls.getCredits, ({ site, query, now }) => shelf(site, { kind: 'credits', ...query }, now));

  mount(calls.getPremium, ({ site, query, now }) => shelf(site, { kind: 'premium', ...query }, now));

  mount(calls.getDiscountCode, async ({ site, user, query, now }) => {
    // Codes must not be found by trying.
    if (query['code'] !== undefined)
      await throttle(db, CODE_LIMIT, { siteId: site.id, subject: user.id, now });
    return { discount_code: await getDiscount(db, { site, memberId: user.id, query, now }) };
  });
};
