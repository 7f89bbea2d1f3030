import type { Preferences, Settings } from '@meetcute/contract';
import { hasPush } from '../push/has-push.ts';
import {
  type Channel,
  defaultPreferences,
  completePreferences,
  type StoredPreferences,
} from './preferences.ts';

/** Kind of notification with preferences. */
export type PreferenceKind = keyof Preferences;

/** Kinds of notification with preferences, in the order of the settings screen. */
export const preferenceKinds = /* @__PURE__ */ Object.keys(defaultPreferences) as readonly PreferenceKind[];

const channels: readonly Channel[] = ['app', 'push', 'mail'];

/** Returns the preferences with one channel changed. */
export const withPreference = (
  preferences: Preferences,
  kind: PreferenceKind,
  channel: Channel,
  isOn: boolean,
): Preferences => ({ ...preferences, [kind]: { ...preferences[kind], [channel]: isOn } });

/** Returns the stored preferences, completed and with all e-mail turned off. */
export const withoutMails = (storedPreferences: StoredPreferences): Preferences =>
  preferenceKinds.reduce<Preferences>(
    (preferences, kind) => withPreference(preferences, kind, 'mail', false),
    completePreferences(storedPreferences),
  );

/** Returns the notification channels of a site: always the app, e-mail unless disabled, and push if it can be sent. */
export const channelsOf = (settings: Pick<Settings, 'notifications' | 'push_pub'>): readonly Channel[] =>
  channels.filter((channel) => {
    if (channel === 'push') return hasPush(settings);
    return channel === 'app' || settings.notifications.mail !== false;
  });
