import * as z from 'zod/mini';
import { country, id, instant, money } from '../wire.ts';
import { paymentMethod, product } from './shop.ts';

/**
 * State of an order. Its payment page is open, or the money is on its way (`pending`), arrived (`paid`), or went back
 * (`refunded`, `charged_back`).
 */
export const orderState = z.enum([
  'open',
  'pending',
  'failed',
  'expired',
  'cancelled',
  'paid',
  'refunded',
  'charged_back',
]);

/**
 * Order of a product with its payment. `price` and `tax` are what is paid, after the discount; `refunded` is the part that
 * went back, by a refund or a chargeback. `payable` says whether the member can pay it: not if it is the charge of a renewal.
 */
export const transaction = z.object({
  id,
  product,
  country,
  payment_method: paymentMethod,
  discount_code: z.nullable(z.string()),
  price: money,
  tax: money,
  refunded: z.nullable(money),
  state: orderState,
  payable: z.boolean(),
  created_at: instant,
  changed_at: instant,
});

export type OrderState = z.output<typeof orderState>;
export type Transaction = z.output<typeof transaction>;
