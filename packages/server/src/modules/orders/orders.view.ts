import type { Transaction } from '@meetcute/contract';
import { backOf, isPayable } from '@meetcute/core';
import type { Order } from './orders.table.ts';

/** Returns whether an order has a page to pay on, or gets one with its payment. */
const hasPayPage = ({
  renewal,
  reference,
  payUrl,
}: Pick<Order, 'renewal' | 'reference' | 'payUrl'>): boolean =>
  renewal !== 'charge' && (reference === null || payUrl !== null);

/** Returns the amount of an order that went back, or is on its way. Orders of before returns were stored have none. */
function refundedOf({
  state,
  returns,
  refund,
  amount,
}: Pick<Order, 'state' | 'returns' | 'refund' | 'amount'>) {
  if (state !== 'refunded' && state !== 'charged_back') return null;
  return backOf(returns) || (state === 'refunded' && refund?.amount) || amount;
}

/** Returns an order as its buyer sees it. A payment for which nothing was granted is on its way back. */
export function transactionOf({ amount, tax, currency, refund, ...order }: Order): Transaction {
  const state = order.state === 'paid' && refund?.isUngranted ? 'refunded' : order.state;
  const back = refundedOf({ state, amount, refund, returns: order.returns });
  return {
    id: order.id,
    product: order.product,
    country: order.country,
    payment_method: order.paymentMethod,
    discount_code: order.discountCode,
    price: { amount, currency },
    tax: { amount: tax, currency },
    refunded: back === null ? null : { amount: back, currency },
    state,
    payable: isPayable(state, hasPayPage(order)),
    created_at: order.createdAt.toISOString(),
    changed_at: order.changedAt.toISOString(),
  };
}
