import type { DiscountCode, Shop, ShopDiscount } from '@meetcute/contract';

const MINUTE_MS = 60_000;

type Bonus = Extract<ShopDiscount, { kind: 'time_bonus' }>;

const asTyped = (code: string) => code.trim().toUpperCase();

const matches = (
  { query: requiredValues }: Bonus,
  query: Readonly<Record<string, string | undefined>>,
): boolean => {
  const pairs = Object.entries(requiredValues);
  return pairs.length > 0 && pairs.every(([key, value]) => Object.hasOwn(query, key) && query[key] === value);
};

/**
 * Returns the discount of a shop that a query asks for: the typed one with the `code`, the welcome discount for
 * `welcome`, else the first time bonus whose values the query has. Null if there is none. Capitals and spaces around
 * a code do not count.
 */
export function findDiscount(
  shop: Shop | undefined,
  query: Readonly<Record<string, string | undefined>>,
): ShopDiscount | null {
  const discounts = shop?.discounts ?? [];
  const { code, welcome } = query;
  const discount = discounts.find((each) => {
    if (code !== undefined) return each.kind === 'typed' && asTyped(each.code) === asTyped(code);
    if (welcome === 'true') return each.kind === 'welcome';
    return each.kind === 'time_bonus' && matches(each, query);
  });
  return discount ?? null;
}

/** Facts about a member that decide about a discount. */
export interface DiscountFacts {
  /** Whether the member has paid before. */
  readonly hasPaid: boolean;
  /** Time of the member's first request for a time bonus. */
  readonly startedAt: Date;
  readonly now: Date;
}

/** Returns a discount as the member gets it, with the end of its validity; null when it is over or used. */
export function offeredDiscount(
  discount: ShopDiscount,
  { hasPaid, startedAt, now }: DiscountFacts,
): DiscountCode | null {
  const { code, kind, percent } = discount;
  if (kind === 'welcome') return hasPaid ? null : { code, kind, percent, valid_until: null };
  const end =
    kind === 'typed'
      ? discount.until
      : new Date(startedAt.getTime() + discount.minutes * MINUTE_MS).toISOString();
  if (end !== undefined && Date.parse(end) <= now.getTime()) return null;
  return { code, kind, percent, valid_until: end ?? null };
}
