import type { Money, Product } from '@meetcute/contract';

/** Lowest and highest price of a message. */
export interface MessagePriceRange {
  readonly from: Money;
  readonly to: Money;
}

/**
 * Returns what a message costs with the package that makes it cheapest and with the one that makes it dearest, each
 * rounded up to the minor unit. Null without packages of credits, and where messages are free.
 */
export function messagePriceRange(
  products: readonly Pick<Product, 'credits' | 'price'>[],
  messageCredits: number,
): MessagePriceRange | null {
  const prices = products.flatMap(({ credits, price: { amount, currency } }) =>
    credits === null || messageCredits === 0
      ? []
      : [{ amount: Math.ceil((amount * messageCredits) / credits), currency }],
  );
  const [from, ...others] = prices.toSorted((a, b) => a.amount - b.amount);
  return from === undefined ? null : { from, to: others.at(-1) ?? from };
}
