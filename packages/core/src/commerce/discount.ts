import type { DiscountCode } from '@meetcute/contract';

/** Discounts stored in the browser; null for each missing one (spec: discount.state-codes). */
export interface Discounts<D = DiscountCode> {
  readonly timeBonus: D | null;
  readonly typed: D | null;
  readonly welcome: D | null;
}

/** State without any discount. */
export const noDiscounts: Discounts<never> = { timeBonus: null, typed: null, welcome: null };

type Limited = Pick<DiscountCode, 'valid_until'>;

const isValid = (discount: Limited | null, now: Date): boolean =>
  discount !== null && (discount.valid_until === null || Date.parse(discount.valid_until) > now.getTime());

/**
 * Returns the discount that applies now: the time bonus, then the typed code, then the welcome code. Skips
 * expired ones; returns null if none is left (spec: discount.time-bonus-wins-over-welcome).
 */
export const activeDiscount = <D extends Limited>(
  { timeBonus, typed, welcome }: Discounts<D>,
  now: Date,
): D | null => [timeBonus, typed, welcome].find((discount) => isValid(discount, now)) ?? null;

const endOf = ({ valid_until: end }: Limited): number =>
  end === null ? Number.POSITIVE_INFINITY : Date.parse(end);

/**
 * Returns the time bonus that counts when several run: the one with the highest percent, and of equal ones the one that
 * ends last. Null without one.
 */
export const bestBonus = (bonuses: readonly DiscountCode[]): DiscountCode | null =>
  bonuses.toSorted((a, b) => b.percent - a.percent || endOf(b) - endOf(a))[0] ?? null;
