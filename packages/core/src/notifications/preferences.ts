import type { Preferences } from '@meetcute/contract';

/** Preferences of a member who has not chosen any: all channels on. The settings screen keeps this order. */
export const defaultPreferences: Preferences = {
  message: { app: true, push: true, mail: true },
  like: { app: true, push: true, mail: true },
  match: { app: true, push: true, mail: true },
};

/** Channel of a notification. */
export type Channel = keyof Preferences['message'];

/** Preferences as stored: null before the first choice, and incomplete if they are older than a kind. */
export type StoredPreferences = Partial<Preferences> | null;

/** Completes stored preferences with the defaults. */
export const completePreferences = (storedPreferences: StoredPreferences): Preferences => ({
  ...defaultPreferences,
  ...storedPreferences,
});

/**
 * Returns whether a member gets a kind of notification through a channel, by the stored preferences. Account notifications always use the app and push, never e-mail.
 */
export const isNotified = (
  storedPreferences: StoredPreferences,
  kind: keyof Preferences | 'account',
  channel: Channel,
): boolean =>
  kind === 'account' ? channel !== 'mail' : completePreferences(storedPreferences)[kind][channel];
