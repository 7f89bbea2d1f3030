import type { Money, Product, Settings } from '@meetcute/contract';
import { hasPremiumEffect, type PremiumAccount } from './premium.ts';

/** Returns the price of the next message of a member in credits; 0 where messages are free, or free with premium. */
export const readMessagePrice = (
  user: PremiumAccount | null,
  settings: Pick<Settings, 'premium_effects' | 'message_credits'>,
  now: Date,
): number => (hasPremiumEffect('free_messages', user, settings, now) ? 0 : settings.message_credits);

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
  const [lowest, ...others] = prices.toSorted((a, b) => a.amount - b.amount);
  return lowest === undefined ? null : { from: lowest, to: others.at(-1) ?? lowest };
}
