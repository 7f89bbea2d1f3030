import * as z from 'zod/mini';
import { growingId, id, instant, money } from '../wire.ts';
import { profile } from './profile.ts';

/** Session of a browser. `current` marks the one that sent the request. */
export const session = z.object({
  id,
  created_at: instant,
  last_seen: instant,
  user_agent: z.nullable(z.string()),
  current: z.boolean(),
});

/** Notification channels of one kind: in the app, by push, by e-mail. */
export const preference = z.object({ app: z.boolean(), push: z.boolean(), mail: z.boolean() });

/** Preferences by kind of notification. Account notifications are always sent and have none. */
export const preferences = z.strictObject({ message: preference, like: preference, match: preference });

/**
 * Notification: unread messages of one conversation, a like, a mutual like, or an account change (`account`
 * names it). Ids grow. A newer one about the same conversation replaces an unread one.
 */
export const notification = z.object({
  id: growingId,
  kind: z.enum(['message', 'like', 'match', 'account']),
  at: instant,
  read: z.boolean(),
  profile: z.nullable(profile),
  conversation: z.nullable(id),
  account: z.nullable(z.enum(['email_changed', 'password_changed', 'new_session'])),
});

/** Page of notifications, newest first. `before` is the cursor of older ones; `unread` counts all unread ones. */
export const notificationPage = z.object({
  notifications: z.array(notification),
  unread: z.int(),
  before: z.nullable(growingId),
  preferences,
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
export type Preferences = z.output<typeof preferences>;
export type MemberNotification = z.output<typeof notification>;
export type NotificationPage = z.output<typeof notificationPage>;
export type Product = z.output<typeof product>;
export type Transaction = z.output<typeof transaction>;
export type DiscountCode = z.output<typeof discountCode>;
