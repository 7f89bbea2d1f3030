import type { DiscountCode, Shelf } from '@meetcute/contract';
import {
  bestBonus,
  findDiscount,
  offeredDiscount,
  shelfOf,
  type ShelfQuery,
  withDeleteDiscount,
  withLowestPrices,
} from '@meetcute/core';
import { memberOf, WorldError, type Handlers } from '../context.ts';
import { ordersOf } from '../orders.ts';
import type { World } from '../world.ts';

/** Starts a time bonus of a member, unless it was started before. */
const startBonus = ({ discountStarts, now }: World, member: string, code: string): Date =>
  discountStarts.getOrInsertComputed(member, () => new Map()).getOrInsertComputed(code, now);

/** Returns the best time bonus that a member has started and that still runs; null without one. */
function runningBonus({ shop, settings, discountStarts, now }: World, member: string): DiscountCode | null {
  const offers = (withDeleteDiscount(shop, settings)?.discounts ?? []).flatMap((discount) => {
    const startedAt =
      discount.kind === 'time_bonus' ? discountStarts.get(member)?.get(discount.code) : undefined;
    return (startedAt && offeredDiscount(discount, { hasPaid: false, startedAt, now: now() })) ?? [];
  });
  return bestBonus(offers);
}

const shelf = ({ shop, settings, priceHistory, now }: World, query: ShelfQuery): Shelf =>
  withLowestPrices(shelfOf(shop, query, settings), priceHistory, now());

export const shopHandlers = {
  getCredits: ({ world, query }) => shelf(world, { kind: 'credits', ...query }),
  getPremium: ({ world, query }) => shelf(world, { kind: 'premium', ...query }),
  getDiscountCode({ world, viewer, query }) {
    const { id } = memberOf(viewer).profile;
    const now = world.now();
    const discount = findDiscount(withDeleteDiscount(world.shop, world.settings), query);
    if (query['code'] === undefined && query.welcome !== 'true') {
      if (discount) startBonus(world, id, discount.code);
      return { discount_code: runningBonus(world, id) };
    }
    const hasPaid = ordersOf(world, id).some(({ wasPaid }) => wasPaid);
    const offer = discount && offeredDiscount(discount, { hasPaid, startedAt: now, now });
    if (!offer && query['code'] !== undefined) throw new WorldError('not_found');
    return { discount_code: offer };
  },
} satisfies Handlers;
