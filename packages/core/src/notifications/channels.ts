import type { Preferences, Settings } from '@meetcute/contract';
import { hasPush } from '../push/has-push.ts';
import { type Channel, defaultPreferences } from './preferences.ts';

/** A kind that a member can have other wishes for. */
export type PreferenceKind = keyof Preferences;

/** The kinds of notification that have preferences, as settings list them. */
export const preferenceKinds: readonly PreferenceKind[] = ['message', 'like', 'match'];

const channels: readonly Channel[] = ['app', 'push', 'mail'];

/** The preferences with one of them changed. */
export const withPreference = (
  preferences: Preferences,
  kind: PreferenceKind,
  channel: Channel,
  isOn: boolean,
): Preferences => ({ ...preferences, [kind]: { ...preferences[kind], [channel]: isOn } });

/** The preferences without any mail; null stands for what nobody has chosen. */
export const withoutMails = (preferences: Preferences | null): Preferences =>
  preferenceKinds.reduce<Preferences>(
    (chosen, kind) => withPreference(chosen, kind, 'mail', false),
    preferences ?? defaultPreferences,
  );

/** The ways of telling that a site has: the app always, mail unless it is switched off, push where it can be sent. */
export const channelsOf = (settings: Pick<Settings, 'notifications' | 'push_pub'>): readonly Channel[] =>
  channels.filter((channel) => {
    if (channel === 'push') return hasPush(settings);
    return channel === 'app' || settings.notifications['mail'] !== false;
  });
