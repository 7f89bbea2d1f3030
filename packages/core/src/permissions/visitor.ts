import type { Settings, TrafficSource } from '@meetcute/contract';

/** Where a visitor came from, as far as it is known; null without any. */
export type KnownTrafficSource = TrafficSource | null;

/** What decides whether someone may see the search. */
export interface SearchGate {
  readonly user: object | null;
  readonly settings: Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>;
  readonly trafficSource: KnownTrafficSource;
}

/** Whether any of the five parts of a traffic source is known, from this address or the stored record. */
export const hasTrafficSource = (source: KnownTrafficSource): boolean =>
  source !== null && Object.values(source).some((part) => part !== null && part !== '');

/** Whether a visitor may create an account; every other value of `signups` means invite-only (spec: signup.blocked-when-invite-only). */
export const canSignUp = (settings: Pick<Settings, 'signups'>, source: KnownTrafficSource): boolean =>
  settings.signups === 'all' || (settings.signups === 'with_trafficsource' && hasTrafficSource(source));

/** Whether the search is open: to members always, to visitors by setting (spec: search.hidden-otherwise). */
export const canSearch = ({ user, settings, trafficSource }: SearchGate): boolean =>
  user !== null ||
  settings.logged_out_search !== 'none' ||
  (settings.logged_out_search_trafficsource !== 'none' && hasTrafficSource(trafficSource));
