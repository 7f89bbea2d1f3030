import type { TrafficSource } from '@meetcute/contract';
import { COOKIE_LIFETIME } from '../constants.ts';
import { trafficSourceOf } from './traffic-source.ts';

/** Name of the cookie that keeps where a visitor came from. */
export const TRAFFIC_COOKIE = 'traffic_source';

const queryOf = (source: TrafficSource): string =>
  new URLSearchParams(
    Object.entries(source).filter((part): part is [string, string] => part[1] !== null),
  ).toString();

/** A `Set-Cookie` header, or what `document.cookie` takes, that keeps a source for 30 days (spec: const.cookie-lifetime-30-days, const.cookie-lax). */
export const trafficCookie = (source: TrafficSource, { secure }: { secure: boolean }): string =>
  `${TRAFFIC_COOKIE}=${encodeURIComponent(queryOf(source))}; Max-Age=${COOKIE_LIFETIME}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    // Whoever wrote that cookie, it was not us.
    return '';
  }
};

/** The source that an address names, else the one that its visitor's cookie kept; null without either. */
export const knownTrafficSource = (query: URLSearchParams, cookie: string | null): TrafficSource | null =>
  trafficSourceOf(query) ?? (cookie === null ? null : trafficSourceOf(new URLSearchParams(decoded(cookie))));
