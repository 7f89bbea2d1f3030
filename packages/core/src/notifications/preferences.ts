import type { Preferences } from '@meetcute/contract';

/** Preferences of a member who has not chosen any: all channels on. */
export const defaultPreferences: Preferences = {
  message: { app: true, push: true, mail: true },
  like: { app: true, push: true, mail: true },
  match: { app: true, push: true, mail: true },
};

/** Channel of a notification. */
export type Channel = keyof Preferences['message'];

/**
 * Returns whether a member gets a kind of notification through a channel. Null means the member has not
 * chosen anything. Account notifications always use the app and push, never e-mail.
 */
export const isNotified = (
  preferences: Preferences | null,
  kind: keyof Preferences | 'account',
  channel: Channel,
): boolean => (kind === 'account' ? channel !== 'mail' : (preferences ?? defaultPreferences)[kind][channel]);
