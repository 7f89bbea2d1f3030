import * as z from 'zod/mini';
import { instant } from '../wire.ts';
import { paymentMethod, product } from './shop.ts';

/**
 * Premium that renews at the price of its product. `renews_at` is the time of the next charge, or the end of premium once
 * the subscription is cancelled by the member, or ended by a failed charge.
 */
export const subscription = z.object({
  product,
  payment_method: paymentMethod,
  state: z.enum(['active', 'cancelled', 'ended']),
  renews_at: instant,
  changed_at: instant,
});

export type Subscription = z.output<typeof subscription>;
