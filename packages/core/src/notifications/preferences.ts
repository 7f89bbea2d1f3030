import type { Preferences } from '@meetcute/contract';

/** How members are told of things as long as they have chosen nothing else: in every way. */
export const defaultPreferences: Preferences = {
  message: { app: true, push: true, mail: true },
  like: { app: true, push: true, mail: true },
  match: { app: true, push: true, mail: true },
};

/** A way of telling a member of something. */
export type Channel = keyof Preferences['message'];

/** Whether a member is told of a kind of thing in some way; null stands for what nobody has chosen. What concerns the account is told in the app and by push, whatever was chosen. */
export const isNotified = (
  preferences: Preferences | null,
  kind: keyof Preferences | 'account',
  channel: Channel,
): boolean => (kind === 'account' ? channel !== 'mail' : (preferences ?? defaultPreferences)[kind][channel]);
