import { findDiscount, offeredDiscount, shelfOf } from '@meetcute/core';
import { memberOf, WorldError, type Handlers } from '../context.ts';
import { ordersOf } from '../orders.ts';
import type { World } from '../world.ts';

/** Starts a time bonus of a member, once, and returns when it was started. */
const startOf = ({ discountStarts, now }: World, member: string, code: string): Date =>
  discountStarts.getOrInsertComputed(member, () => new Map()).getOrInsertComputed(code, now);

export const shopHandlers = {
  getCredits: ({ world: { shop, settings }, query }) =>
    shelfOf(shop, { kind: 'credits', ...query }, settings),
  getPremium: ({ world: { shop, settings }, query }) =>
    shelfOf(shop, { kind: 'premium', ...query }, settings),
  getDiscountCode({ world, viewer, query }) {
    const { id } = memberOf(viewer).profile;
    const now = world.now();
    const found = findDiscount(world.shop, query);
    const offered =
      found &&
      offeredDiscount(found, {
        hasPaid: ordersOf(world, id).some(({ wasPaid }) => wasPaid),
        startedAt: found.kind === 'time_bonus' ? startOf(world, id, found.code) : now,
        now,
      });
    if (!offered && query['code'] !== undefined) throw new WorldError('not_found');
    return { discount_code: offered };
  },
} satisfies Handlers;
