import type { OrderState, Transaction } from '@meetcute/contract';
import { partOfTax } from './price-rules.ts';
import { fullRefund, type Refund } from './withdrawal.ts';

/** Money of a payment that went back, as its provider reports it. */
export interface Return {
  /** Id at the provider. */
  readonly id: string;
  readonly kind: 'refund' | 'chargeback';
  readonly amount: number;
  /** Whether the money is here again: the refund failed or was cancelled, or the chargeback was reversed. */
  readonly isUndone: boolean;
}

/** A return whose money goes back now, or is here again, with what its buyer loses or gets for it. */
export interface ReturnChange {
  readonly effect: 'take' | 'give';
  readonly moneyReturn: Return;
  readonly part: Refund;
}

type Order = Pick<Transaction, 'product' | 'price' | 'tax'>;

/** Returns the amount that went back and is not here again. */
export const backOf = (returns: readonly Return[]): number =>
  returns.reduce((sum, { amount, isUndone }) => (isUndone ? sum : sum + amount), 0);

/**
 * Returns what an amount that went back takes: its share of the tax, and of the credits or days, rounded for the member.
 * Money beyond the price takes nothing more.
 */
export function takenBy(order: Order, amount: number): Refund {
  const price = order.price.amount;
  const part = Math.min(price, amount);
  const unusedUnits = price === 0 ? 0 : Math.floor((fullRefund(order).unused * part) / price);
  return { amount, tax: partOfTax(order, part), unused: unusedUnits };
}

const partBetween = (less: Refund, more: Refund): Refund => ({
  amount: more.amount - less.amount,
  tax: more.tax - less.tax,
  unused: more.unused - less.unused,
});

/**
 * Returns the returns of an order after its provider has reported some, and what changes. Reports arrive late, repeatedly
 * and in any order: a return counts once, what is undone stays undone, and a report without it changes nothing.
 */
export function followReturns(
  order: Order,
  existingReturns: readonly Return[],
  reportedReturns: readonly Return[],
): { returns: Return[]; changes: ReturnChange[] } {
  let returns = [...existingReturns];
  const changes: ReturnChange[] = [];
  for (const reportedReturn of reportedReturns) {
    const match = returns.find(({ id }) => id === reportedReturn.id);
    const isNew = match ? reportedReturn.isUndone && !match.isUndone : true;
    if (!isNew) continue;
    const refundBefore = takenBy(order, backOf(returns));
    const undoneReturn = match && { ...match, isUndone: true };
    returns = undoneReturn
      ? returns.map((each) => (each === match ? undoneReturn : each))
      : [...returns, reportedReturn];
    const refundAfter = takenBy(order, backOf(returns));
    if (undoneReturn)
      changes.push({
        effect: 'give',
        moneyReturn: undoneReturn,
        part: partBetween(refundAfter, refundBefore),
      });
    else if (!reportedReturn.isUndone)
      changes.push({
        effect: 'take',
        moneyReturn: reportedReturn,
        part: partBetween(refundBefore, refundAfter),
      });
  }
  return { returns, changes };
}

/** Returns the state of an order that was paid, by its returns. */
export function stateOfReturns(returns: readonly Return[]): OrderState {
  const remainingReturns = returns.filter(({ isUndone }) => !isUndone);
  if (remainingReturns.some(({ kind }) => kind === 'chargeback')) return 'charged_back';
  return remainingReturns.length > 0 ? 'refunded' : 'paid';
}
