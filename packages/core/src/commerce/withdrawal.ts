import type { Money, Transaction } from '@meetcute/contract';
import { DAY_MS } from '../constants.ts';
import { partOfTax, withdrawalRefund } from './price-rules.ts';

/** Days after the payment in which a member can withdraw from an order. */
const WITHDRAWAL_DAYS = 14;

/** Credits left in the wallet, and the end of premium. */
export interface Leftovers {
  readonly credits: number;
  readonly premiumUntil: Date | null;
}

/** Refund of an order: the money, the tax in it, and the credits or days of premium that go back for it. */
export interface Refund {
  readonly amount: number;
  readonly tax: number;
  readonly unused: number;
}

/** Withdrawal from an order: what a member gets back now, and the end of the period. */
export interface Withdrawal {
  readonly refund: Refund;
  readonly until: Date;
}

type Order = Pick<Transaction, 'product' | 'price' | 'tax' | 'state' | 'changed_at'>;

/** Returns the refund of a whole order. */
export const fullRefund = ({ product, price, tax }: Pick<Order, 'product' | 'price' | 'tax'>): Refund => ({
  amount: price.amount,
  tax: tax.amount,
  unused: product.credits ?? product.days ?? 0,
});

/** Returns the unused credits or days of an order. A day counts as used once it has begun. */
function unusedOf({ product }: Order, { credits, premiumUntil }: Leftovers, now: Date): number {
  if (product.days === null) return Math.min(product.credits ?? 0, credits);
  const remainingDays = premiumUntil ? Math.ceil((premiumUntil.getTime() - now.getTime()) / DAY_MS) - 1 : 0;
  return Math.max(0, Math.min(product.days, remainingDays));
}

/**
 * Returns what a member gets back who withdraws from an order now: the price of its unused credits or days. Null for an
 * order that is not paid, and after 14 days. What is left counts for each order alone, so that nothing goes back twice.
 */
export function withdrawalOf(order: Order, leftovers: Leftovers, now: Date): Withdrawal | null {
  const deadline = new Date(Date.parse(order.changed_at) + WITHDRAWAL_DAYS * DAY_MS);
  if (order.state !== 'paid' || now >= deadline) return null;
  const unusedUnits = unusedOf(order, leftovers, now);
  const all = fullRefund(order);
  const { amount } = withdrawalRefund(order.price, { unused: unusedUnits, used: all.unused - unusedUnits });
  return { refund: { amount, tax: partOfTax(order, amount), unused: unusedUnits }, until: deadline };
}

/** Returns whether a withdrawal pays back the amount that the member has seen. Nothing goes back for a used order. */
export const isRefundSeen = (amount: number, { price }: Pick<Order, 'price'>, seenRefund: Money): boolean =>
  amount > 0 && amount === seenRefund.amount && price.currency === seenRefund.currency;
