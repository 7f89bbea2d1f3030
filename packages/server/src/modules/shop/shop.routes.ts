import { calls } from '@meetcute/contract';
import { shelfOf } from '@meetcute/core';
import type { Routes } from '../../http/call-context.ts';

/** Products of a site with the prices of the buyer's country. */
export const shopRoutes: Routes = (mount) => {
  mount(calls.getCredits, async ({ site, query }) =>
    shelfOf(site.shop, { kind: 'credits', ...query }, site.settings),
  );

  mount(calls.getPremium, async ({ site, query }) =>
    shelfOf(site.shop, { kind: 'premium', ...query }, site.settings),
  );
};
