import * as z from 'zod/mini';
import { growingId, id, instant, money } from '../wire.ts';
import { profile } from './profile.ts';

/** A signed-in browser; `current` marks the one that asks. */
export const session = z.object({
  id,
  created_at: instant,
  last_seen: instant,
  user_agent: z.nullable(z.string()),
  current: z.boolean(),
});

/** How a member wants to hear of something: in the app, by push, by mail. */
export const preference = z.object({ app: z.boolean(), push: z.boolean(), mail: z.boolean() });

/** Preferences by kind of notification; what concerns the account itself is always told and has none. */
export const preferences = z.strictObject({ message: preference, like: preference, match: preference });

/**
 * Something that happened to a member: unread messages of one conversation, a like, a like in return, or a change of the
 * account (`account` says which). Ids grow; a newer one about the same conversation takes the place of an unread one.
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

/** Notifications newest first; `before` is the cursor to older ones, `unread` counts all unread ones. */
export const notificationPage = z.object({
  notifications: z.array(notification),
  unread: z.int(),
  before: z.nullable(growingId),
  preferences,
});

/** A thing to buy; the price comes only ever from the server. */
export const product = z.object({
  id,
  kind: z.enum(['credits', 'premium']),
  name: z.string(),
  credits: z.nullable(z.int()),
  days: z.nullable(z.int()),
  price: money,
  full_price: z.nullable(money),
});

export const paymentMethod = z.object({ id, name: z.string() });

export const transaction = z.object({
  id,
  product,
  payment_method: z.nullable(id),
  state: z.enum(['open', 'paid', 'failed', 'cancelled']),
  price: money,
  created_at: instant,
});

/** A discount; `percent` of the price, until `valid_until`. */
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
