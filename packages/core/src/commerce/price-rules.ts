import type { Money } from '@meetcute/contract';
import {
  allocate,
  dinero,
  type DineroCurrency,
  down,
  halfUp,
  multiply,
  toSnapshot,
  transformScale,
} from 'dinero.js';
import { DAY_MS } from '../constants.ts';

/**
 * Amounts are integers in the minor unit of their currency, whatever its number of decimals. The exponent is 0, because
 * no rule needs the major unit.
 */
const asDinero = ({ amount, currency }: Money) => {
  const minor: DineroCurrency<number> = { code: currency, base: 10, exponent: 0 };
  return dinero({ amount, currency: minor });
};

const withAmount = (amount: number, { currency }: Money): Money => ({ amount, currency });

/** Returns a price after a discount of `percent` percent, rounded half up to the minor unit. */
export function discountedPrice(price: Money, percent: number): Money {
  const exact = multiply(asDinero(price), { amount: 100 - percent, scale: 2 });
  return withAmount(toSnapshot(transformScale(exact, 0, halfUp)).amount, price);
}

/** Decimal places of the minor unit with which shares are calculated before they are rounded. */
const SHARE_SCALE = 4;

/** Returns the share `part / (part + rest)` of a total, rounded to the minor unit. */
function shareOf(total: Money, part: number, rest: number, round: typeof halfUp): number {
  const [share] = allocate(transformScale(asDinero(total), SHARE_SCALE), [part, rest]);
  return share ? toSnapshot(transformScale(share, 0, round)).amount : 0;
}

/** Returns the tax that a price includes, rounded half up. `rate` is in hundredths of a percent: 2100 for 21 %. */
export const includedTax = (price: Money, rate: number): Money =>
  withAmount(rate === 0 ? 0 : shareOf(price, rate, 10_000, halfUp), price);

/**
 * Returns what a member gets back who withdraws from an order: the price less the share of the used part, such as days
 * of premium or credits. A minor unit that cannot be divided goes to the member.
 */
export function withdrawalRefund(price: Money, { unused, used }: { unused: number; used: number }): Money {
  if (unused <= 0) return withAmount(0, price);
  return withAmount(price.amount - (used <= 0 ? 0 : shareOf(price, used, unused, down)), price);
}

/** Returns the tax in a part of a price, rounded half up. */
export const partOfTax = ({ price, tax }: { price: Money; tax: Money }, part: number): number =>
  part <= 0 ? 0 : shareOf(tax, part, price.amount - part, halfUp);

/** A price, from a moment on until the next one. */
export interface PricePeriod {
  readonly amount: number;
  /** ISO date and time from which the price applies. */
  readonly since: string;
}

/** Days whose lowest price is shown beside a crossed-out one. */
export const REFERENCE_DAYS = 30;

/**
 * Returns the lowest price that applied in the 30 days before `now`, to show beside a crossed-out price. Null without a
 * price in that time. The price at the start of the 30 days counts, even when it is older.
 */
export function lowestRecentPrice(periods: readonly PricePeriod[], now: Date): number | null {
  const start = now.getTime() - REFERENCE_DAYS * DAY_MS;
  const orderedPeriods = periods
    .map(({ amount, since }) => ({ amount, since: Date.parse(since) }))
    .filter(({ since }) => since < now.getTime())
    .toSorted((a, b) => a.since - b.since);
  const recent = orderedPeriods.filter(({ since }, index) => {
    const end = orderedPeriods[index + 1]?.since ?? Number.POSITIVE_INFINITY;
    return since >= start || end > start;
  });
  return recent.length === 0 ? null : Math.min(...recent.map(({ amount }) => amount));
}
