import { shelfOf } from '@meetcute/core';
import type { Handlers } from '../context.ts';

export const shopHandlers = {
  getCredits: ({ world: { shop, settings }, query }) =>
    shelfOf(shop, { kind: 'credits', ...query }, settings),
  getPremium: ({ world: { shop, settings }, query }) =>
    shelfOf(shop, { kind: 'premium', ...query }, settings),
} satisfies Handlers;
