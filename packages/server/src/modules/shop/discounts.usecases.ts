import type { DiscountCode } from '@meetcute/contract';
import { findDiscount, offeredDiscount } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import { notFound } from '../../errors.ts';
import type { Site } from '../../sites.ts';
import { findStart, hasPaid, startBonus } from './discounts.repository.ts';

/** A member's request for a discount. */
export interface DiscountInput {
  site: Site;
  memberId: string;
  query: Readonly<Record<string, string | undefined>>;
  now: Date;
}

/**
 * Returns the discount that a member's query asks for; null if there is none. The first request for a time bonus starts
 * it. Throws not_found for a code that is unknown or no longer valid.
 */
export async function getDiscount(
  db: Executor,
  { site, memberId, query, now }: DiscountInput,
): Promise<DiscountCode | null> {
  const found = findDiscount(site.shop, query);
  const offered =
    found &&
    offeredDiscount(found, {
      hasPaid: found.kind === 'welcome' && (await hasPaid(db, site.id, memberId)),
      startedAt:
        found.kind === 'time_bonus' ? await startBonus(db, { memberId, code: found.code, now }) : now,
      now,
    });
  if (!offered && query['code'] !== undefined) throw notFound();
  return offered;
}

/**
 * Returns the percent of the discount with a code that a member has now. Throws not_found when the member has none, such
 * as for a bonus that the member has not started or that is over.
 */
export async function percentOf(
  db: Executor,
  { site, memberId, code, now }: Omit<DiscountInput, 'query'> & { code: string },
): Promise<number> {
  const found = site.shop?.discounts?.find((each) => each.code === code);
  const startedAt = found?.kind === 'time_bonus' ? await findStart(db, memberId, code) : now;
  const offered =
    found &&
    startedAt &&
    offeredDiscount(found, { hasPaid: await hasPaid(db, site.id, memberId), startedAt, now });
  if (!offered) throw notFound();
  return offered.percent;
}
