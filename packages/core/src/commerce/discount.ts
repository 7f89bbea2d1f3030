import type { DiscountCode } from '@meetcute/contract';

/** The discounts a browser keeps; null for each that is not there (spec: discount.state-codes). */
export interface Discounts<D = DiscountCode> {
  readonly timeBonus: D | null;
  readonly typed: D | null;
  readonly welcome: D | null;
}

/** No discount at all. */
export const noDiscounts: Discounts<never> = { timeBonus: null, typed: null, welcome: null };

type Limited = Pick<DiscountCode, 'valid_until'>;

const isValid = (discount: Limited | null, now: Date): boolean =>
  discount !== null && (discount.valid_until === null || Date.parse(discount.valid_until) > now.getTime());

/** The discount that counts now: the time bonus, then the typed code, then the welcome code; one that ran out is passed over (spec: discount.time-bonus-wins-over-welcome). */
export const activeDiscount = <D extends Limited>(
  { timeBonus, typed, welcome }: Discounts<D>,
  now: Date,
): D | null => [timeBonus, typed, welcome].find((discount) => isValid(discount, now)) ?? null;
