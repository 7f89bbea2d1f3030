import * as z from 'zod/mini';
import { id, instant } from '../wire.ts';

/** Session of a browser. `current` marks the one that sent the request. */
export const session = z.object({
  id,
  created_at: instant,
  last_seen: instant,
  user_agent: z.nullable(z.string()),
  current: z.boolean(),
});

/** Discount of `percent` percent of the price, until `valid_until`. */
export const discountCode = z.object({
  code: z.string(),
  kind: z.enum(['time_bonus', 'typed', 'welcome']),
  percent: z.int(),
  valid_until: z.nullable(instant),
});

export type Session = z.output<typeof session>;
export type DiscountCode = z.output<typeof discountCode>;
