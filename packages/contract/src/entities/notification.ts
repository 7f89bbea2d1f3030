import * as z from 'zod/mini';
import { growingId, id, instant } from '../wire.ts';
import { profile } from './profile.ts';

/** Notification channels of one kind: in the app, by push, by e-mail. */
export const preference = z.object({ app: z.boolean(), push: z.boolean(), mail: z.boolean() });

/** Preferences by kind of notification. Account notifications are always sent and have none. */
export const preferences = z.object({ message: preference, like: preference, match: preference });

const sentPreference = z.strictObject(preference.shape);

/** Preferences in a payload, which has no other fields. */
export const sentPreferences = z.strictObject({
  message: sentPreference,
  like: sentPreference,
  match: sentPreference,
});

/**
 * Notification: unread messages of one conversation, a like, a mutual like, or something about the account, a
 * change or a decision (`account` names it). Ids grow. A newer one about the same conversation replaces an unread one.
 */
export const notification = z.object({
  id: growingId,
  kind: z.enum(['message', 'like', 'match', 'account']),
  at: instant,
  read: z.boolean(),
  profile: z.nullable(profile),
  conversation: z.nullable(id),
  account: z.nullable(z.enum(['email_changed', 'password_changed', 'new_session', 'decision'])),
});

/** Page of notifications, newest first. `before` is the cursor of older ones; `unread` counts all unread ones. */
export const notificationPage = z.object({
  notifications: z.array(notification),
  unread: z.int(),
  before: z.nullable(growingId),
  preferences,
});

export type Preferences = z.output<typeof preferences>;
export type MemberNotification = z.output<typeof notification>;
export type NotificationPage = z.output<typeof notificationPage>;
