import type { TrafficSource } from '@meetcute/contract';
import { COOKIE_LIFETIME_S } from '../constants.ts';
import { trafficSourceOf } from './traffic-source.ts';

/** Name of the cookie that stores the traffic source of a visitor. */
export const TRAFFIC_COOKIE = 'traffic_source';

const queryOf = (source: TrafficSource): string =>
  new URLSearchParams(
    Object.entries(source).filter((part): part is [string, string] => part[1] !== null),
  ).toString();

/**
 * Returns a cookie string that stores a traffic source for 30 days. Fits a `Set-Cookie` header and
 * `document.cookie` (spec: const.cookie-lifetime-30-days, const.cookie-lax).
 */
export const trafficCookie = (source: TrafficSource, { secure }: { secure: boolean }): string =>
  `${TRAFFIC_COOKIE}=${encodeURIComponent(queryOf(source))}; Max-Age=${COOKIE_LIFETIME_S}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    // Malformed encoding: not a cookie of this site.
    return '';
  }
};

/** Returns the traffic source of the query, else the one stored in the cookie; null without either. */
export const knownTrafficSource = (query: URLSearchParams, cookie: string | null): TrafficSource | null =>
  trafficSourceOf(query) ?? (cookie === null ? null : trafficSourceOf(new URLSearchParams(decoded(cookie))));
