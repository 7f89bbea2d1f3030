import type { DiscountCode, ShopDiscount } from '@meetcute/contract';
import { bestBonus, findDiscount, offeredDiscount, withDeleteDiscount } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import { notFound } from '../../errors.ts';
import type { Site } from '../../sites.ts';
import { findStart, hasPaid, startBonus, startsOf } from './discounts.repository.ts';

interface DiscountContext {
  site: Site;
  memberId: string;
  now: Date;
}

/** A member's request for a discount. */
export interface DiscountInput extends DiscountContext {
  query: Readonly<Record<string, string | undefined>>;
}

/** Returns the shop of a site with all discounts that its members can get. */
const shopOf = ({ shop, settings }: Site) => withDeleteDiscount(shop, settings);

/** Returns a discount as a member gets it now; null when it is over or used. */
async function offerTo(
  db: Executor,
  { site, memberId, now }: DiscountContext,
  discount: ShopDiscount,
  startedAt: Date,
): Promise<DiscountCode | null> {
  const isUsed = discount.kind === 'welcome' && (await hasPaid(db, site.id, memberId));
  return offeredDiscount(discount, { hasPaid: isUsed, startedAt, now });
}

/** Returns the best time bonus that a member has started and that still runs; null without one. */
async function runningBonus(db: Executor, context: DiscountContext): Promise<DiscountCode | null> {
  const starts = await startsOf(db, context.memberId);
  const offers = starts.flatMap(({ code, startedAt }) => {
    const discount = shopOf(context.site)?.discounts?.find((each) => each.code === code);
    return discount?.kind === 'time_bonus' ? [{ discount, startedAt }] : [];
  });
  return bestBonus(
    offers.flatMap(
      ({ discount, startedAt }) =>
        offeredDiscount(discount, { hasPaid: false, startedAt, now: context.now }) ?? [],
    ),
  );
}

/**
 * Returns the discount that a member's query asks for. The first request for a time bonus starts it. Such a query,
 * and one that asks for no discount, returns the best bonus that is running. Null if there is none. Throws not_found for a code that is unknown
 * or no longer valid.
 */
export async function getDiscount(
  db: Executor,
  { query, ...context }: DiscountInput,
): Promise<DiscountCode | null> {
  const { site, memberId, now } = context;
  const discount = findDiscount(shopOf(site), query);
  if (query['code'] === undefined && query['welcome'] !== 'true') {
    if (discount) await startBonus(db, { memberId, code: discount.code, now });
    return runningBonus(db, context);
  }
  const offer = discount && (await offerTo(db, context, discount, now));
  if (!offer && query['code'] !== undefined) throw notFound();
  return offer;
}

/** Returns whether a code is that of the welcome discount of a site, which lasts until the first payment. */
export const isWelcome = ({ shop }: Pick<Site, 'shop'>, code: string | null): boolean =>
  code !== null && shop?.discounts?.some((each) => each.kind === 'welcome' && each.code === code) === true;

/**
 * Returns the percent of the discount with a code that a member has now. Throws not_found when the member has none, such
 * as for a bonus that the member has not started or that is over.
 */
export async function percentOf(
  db: Executor,
  { code, ...context }: DiscountContext & { code: string },
): Promise<number> {
  const { site, memberId, now } = context;
  const discount = shopOf(site)?.discounts?.find((each) => each.code === code);
  const startedAt = discount?.kind === 'time_bonus' ? await findStart(db, memberId, code) : now;
  const offer = discount && startedAt && (await offerTo(db, context, discount, startedAt));
  if (!offer) throw notFound();
  return offer.percent;
}
