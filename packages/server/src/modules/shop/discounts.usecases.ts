import type { DiscountCode, ShopDiscount } from '@meetcute/contract';
import { findDiscount, offeredDiscount } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import { notFound } from '../../errors.ts';
import type { Site } from '../../sites.ts';
import { findStart, hasPaid, startBonus } from './discounts.repository.ts';

interface Asking {
  site: Site;
  memberId: string;
  now: Date;
}

/** A member's request for a discount. */
export interface DiscountInput extends Asking {
  query: Readonly<Record<string, string | undefined>>;
}

/** Returns a discount as a member gets it now; null when it is over or used. */
async function offerTo(
  db: Executor,
  { site, memberId, now }: Asking,
  found: ShopDiscount,
  startedAt: Date,
): Promise<DiscountCode | null> {
  const isUsed = found.kind === 'welcome' && (await hasPaid(db, site.id, memberId));
  return offeredDiscount(found, { hasPaid: isUsed, startedAt, now });
}

/**
 * Returns the discount that a member's query asks for; null if there is none. The first request for a time bonus starts
 * it. Throws not_found for a code that is unknown or no longer valid.
 */
export async function getDiscount(
  db: Executor,
  { query, ...asking }: DiscountInput,
): Promise<DiscountCode | null> {
  const { site, memberId, now } = asking;
  const found = findDiscount(site.shop, query);
  const startedAt =
    found?.kind === 'time_bonus' ? await startBonus(db, { memberId, code: found.code, now }) : now;
  const offered = found && (await offerTo(db, asking, found, startedAt));
  if (!offered && query['code'] !== undefined) throw notFound();
  return offered;
}

/**
 * Returns the percent of the discount with a code that a member has now. Throws not_found when the member has none, such
 * as for a bonus that the member has not started or that is over.
 */
export async function percentOf(
  db: Executor,
  { code, ...asking }: Asking & { code: string },
): Promise<number> {
  const { site, memberId, now } = asking;
  const found = site.shop?.discounts?.find((each) => each.code === code);
  const startedAt = found?.kind === 'time_bonus' ? await findStart(db, memberId, code) : now;
  const offered = found && startedAt && (await offerTo(db, asking, found, startedAt));
  if (!offered) throw notFound();
  return offered.percent;
}
