import type { Transaction } from '@meetcute/contract';
import { isPayable } from '@meetcute/core';
import type { Order } from './orders.table.ts';

/** Returns whether an order has a page to pay on, or gets one with its payment. */
const hasPayPage = ({
  renewal,
  reference,
  payUrl,
}: Pick<Order, 'renewal' | 'reference' | 'payUrl'>): boolean =>
  renewal !== 'charge' && (reference === null || payUrl !== null);

/** Returns an order as its buyer sees it. A payment for which nothing was granted is on its way back. */
export function transactionOf({ amount, tax, currency, refund, ...order }: Order): Transaction {
  const state = order.state === 'paid' && refund?.isUngranted ? 'refunded' : order.state;
  return {
    id: order.id,
    product: order.product,
    country: order.country,
    payment_method: order.paymentMethod,
    discount_code: order.discountCode,
    price: { amount, currency },
    tax: { amount: tax, currency },
    refunded: state === 'refunded' ? { amount: refund?.amount ?? amount, currency } : null,
    state,
    payable: isPayable(state, hasPayPage(order)),
    created_at: order.createdAt.toISOString(),
    changed_at: order.changedAt.toISOString(),
  };
}
