import type { Product, Shelf, Shop } from '@meetcute/contract';
import { DAY_MS } from '../constants.ts';
import { discountedPrice, lowestRecentPrice, type PricePeriod, REFERENCE_DAYS } from './price-rules.ts';

/** Lowest price at which a product is offered to everybody in a currency. */
export interface OfferedPrice {
  /** Id of the product. */
  readonly product: string;
  readonly currency: string;
  readonly amount: number;
  /** Whether it is reduced by a time bonus. */
  readonly isReduced: boolean;
}

/** An offered price, from a moment on until the next one of its product and currency. */
export type PriceHistory = OfferedPrice & PricePeriod;

/**
 * Returns the lowest prices at which a shop offers its products to everybody. A time bonus counts, because every member
 * can start it. The other discounts are for some: the first order, and those who know a code.
 */
export function offeredPrices({ products, discounts = [] }: Shop): OfferedPrice[] {
  const bonuses = discounts.filter(({ kind }) => kind === 'time_bonus');
  const percent = Math.max(0, ...bonuses.map((each) => each.percent));
  return products.flatMap(({ id, prices }) =>
    Object.entries(prices).map(([currency, amount]) => ({
      product: id,
      currency,
      amount: discountedPrice({ amount, currency }, percent).amount,
      isReduced: percent > 0,
    })),
  );
}

const isOf = ({ product, currency }: OfferedPrice, other: OfferedPrice): boolean =>
  product === other.product && currency === other.currency;

/** Returns the prices that differ from the newest known ones. */
export const changedPrices = (
  history: readonly PriceHistory[],
  currentPrices: readonly OfferedPrice[],
): OfferedPrice[] =>
  currentPrices.filter((each) => {
    const [newest] = history
      .filter((period) => isOf(period, each))
      .toSorted((a, b) => Date.parse(b.since) - Date.parse(a.since));
    return newest?.amount !== each.amount || newest.isReduced !== each.isReduced;
  });

/** Returns the start of the time bonus that runs, or null. */
function reducedSince(periods: readonly PriceHistory[], now: Date): number | null {
  const newest = periods
    .filter(({ since }) => Date.parse(since) <= now.getTime())
    .toSorted((a, b) => Date.parse(b.since) - Date.parse(a.since));
  const unreducedIndex = newest.findIndex(({ isReduced }) => !isReduced);
  const first = newest.at(unreducedIndex === -1 ? -1 : unreducedIndex - 1);
  return unreducedIndex === 0 || !first ? null : Date.parse(first.since);
}

/**
 * Returns the lowest price of a product in the 30 days before its reduction; null if none is known. A time bonus that has
 * been on offer for more than 30 days is no reduction any more: its price is the usual one.
 */
export function lowestOfferedPrice(periods: readonly PriceHistory[], now: Date): number | null {
  const began = reducedSince(periods, now);
  const isRecent = began !== null && began >= now.getTime() - REFERENCE_DAYS * DAY_MS;
  return lowestRecentPrice(periods, isRecent ? new Date(began) : now);
}

/** Adds the lowest recent price to the products of a shelf, as far as it is known. */
export const withLowestPrices = (shelf: Shelf, history: readonly PriceHistory[], now: Date): Shelf => ({
  ...shelf,
  products: shelf.products.map((product): Product => {
    const { currency } = product.price;
    const periods = history.filter((each) => each.product === product.id && each.currency === currency);
    const amount = lowestOfferedPrice(periods, now);
    return amount === null ? product : { ...product, lowest_recent: { amount, currency } };
  }),
});
