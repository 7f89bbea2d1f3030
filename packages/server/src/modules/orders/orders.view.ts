import type { Transaction } from '@meetcute/contract';
import type { Order } from './orders.table.ts';

/** Returns an order as its buyer sees it. */
export const transactionOf = ({ amount, tax, currency, refund, ...order }: Order): Transaction => ({
  id: order.id,
  product: order.product,
  country: order.country,
  payment_method: order.paymentMethod,
  discount_code: order.discountCode,
  price: { amount, currency },
  tax: { amount: tax, currency },
  refunded: order.state === 'refunded' ? { amount: refund?.amount ?? amount, currency } : null,
  state: order.state,
  created_at: order.createdAt.toISOString(),
  changed_at: order.changedAt.toISOString(),
});
