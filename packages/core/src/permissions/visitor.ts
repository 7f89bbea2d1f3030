import type { Settings, TrafficSource } from '@meetcute/contract';

/** Traffic source of a visitor; null if unknown. */
export type KnownTrafficSource = TrafficSource | null;

/** Input for the decision whether the search is open. */
export interface SearchGate {
  readonly user: object | null;
  readonly settings: Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>;
  readonly trafficSource: KnownTrafficSource;
}

/** Returns whether any of the five parts of a traffic source is known, from the address or the stored record. */
export const hasTrafficSource = (source: KnownTrafficSource): boolean =>
  source !== null && Object.values(source).some((part) => part !== null && part !== '');

/**
 * Returns whether a visitor may create an account. Any unknown value of `signups` means invite-only
 * (spec: signup.blocked-when-invite-only).
 */
export const canSignUp = (settings: Pick<Settings, 'signups'>, source: KnownTrafficSource): boolean =>
  settings.signups === 'all' || (settings.signups === 'with_trafficsource' && hasTrafficSource(source));

/** Settings of what a traffic source may open. */
export type SourceSettings = Pick<
  Settings,
  'signups' | 'logged_out_search' | 'logged_out_search_trafficsource'
>;

/** Returns whether a traffic source opens anything on a site: its sign-up or another search. */
export const needsTrafficSource = (settings: SourceSettings): boolean =>
  settings.signups === 'with_trafficsource' ||
  settings.logged_out_search !== settings.logged_out_search_trafficsource;

/** Returns whether the search is open: always for members, by setting for visitors (spec: search.hidden-otherwise). */
export const canSearch = ({ user, settings, trafficSource }: SearchGate): boolean =>
  user !== null ||
  settings.logged_out_search !== 'none' ||
  (settings.logged_out_search_trafficsource !== 'none' && hasTrafficSource(trafficSource));

/** Returns whether the search shows members to any visitor, be it only one with a traffic source. */
export const isOpenToVisitors = ({
  logged_out_search: all,
  logged_out_search_trafficsource: campaigns,
}: SearchGate['settings']): boolean => all !== 'none' || campaigns !== 'none';
