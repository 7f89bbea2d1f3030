import * as z from 'zod/mini';
import { instant } from '../wire.ts';
import { paymentMethod, product } from './shop.ts';

/**
 * Premium that renews at the price of its product. `renews_at` is the time of the next charge, or the end of premium once
 * the subscription is cancelled by the member, or ended by a failed charge. `ends_at` is the end of premium that is
 * cancelled for a later day and renews until then; else null.
 */
export const subscription = z.object({
  product,
  payment_method: paymentMethod,
  state: z.enum(['active', 'cancelled', 'ended']),
  renews_at: instant,
  ends_at: z.nullable(instant),
  changed_at: instant,
});

export type Subscription = z.output<typeof subscription>;
