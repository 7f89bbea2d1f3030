import { calls } from '@meetcute/contract';
import { shelfOf } from '@meetcute/core';
import type { Routes } from '../../http/call-context.ts';
import { type Limit, throttle } from '../../http/throttle.ts';
import { getDiscount } from './discounts.usecases.ts';

const CODE_LIMIT: Limit = { name: 'discount-code', max: 30, window: 3_600_000 };

/** Products of a site with the prices of the buyer's country, and discounts. */
export const shopRoutes: Routes = (mount, { db }) => {
  mount(calls.getCredits, async ({ site, query }) =>
    shelfOf(site.shop, { kind: 'credits', ...query }, site.settings),
  );

  mount(calls.getPremium, async ({ site, query }) =>
    shelfOf(site.shop, { kind: 'premium', ...query }, site.settings),
  );

  mount(calls.getDiscountCode, async ({ site, user, query, now }) => {
    // Codes must not be found by trying.
    if (query['code'] !== undefined)
      await throttle(db, CODE_LIMIT, { siteId: site.id, subject: user.id, now });
    return { discount_code: await getDiscount(db, { site, memberId: user.id, query, now }) };
  });
};
