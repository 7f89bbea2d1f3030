import * as z from 'zod/mini';
import { id, instant, money } from '../wire.ts';

/** Session of a browser. `current` marks the one that sent the request. */
export const session = z.object({
  id,
  created_at: instant,
  last_seen: instant,
  user_agent: z.nullable(z.string()),
  current: z.boolean(),
});

/** Product for sale. Only the server sets its price. */
export const product = z.object({
  id,
  kind: z.enum(['credits', 'premium']),
  name: z.string(),
  credits: z.nullable(z.int()),
  days: z.nullable(z.int()),
  price: money,
  full_price: z.nullable(money),
});

/** Payment method. */
export const paymentMethod = z.object({ id, name: z.string() });

/** Payment for a product and its state. */
export const transaction = z.object({
  id,
  product,
  payment_method: z.nullable(id),
  state: z.enum(['open', 'paid', 'failed', 'cancelled']),
  price: money,
  created_at: instant,
});

/** Discount of `percent` percent of the price, until `valid_until`. */
export const discountCode = z.object({
  code: z.string(),
  kind: z.enum(['time_bonus', 'typed', 'welcome']),
  percent: z.int(),
  valid_until: z.nullable(instant),
});

export type Session = z.output<typeof session>;
export type Product = z.output<typeof product>;
export type Transaction = z.output<typeof transaction>;
export type DiscountCode = z.output<typeof discountCode>;
