import { COOKIE_LIFETIME_S, FALLBACK_TIMEZONE } from '../constants.ts';
import { serializeCookie } from './serialize.ts';
import { asTimeZone } from '../time/zone.ts';

/** Name of the cookie that stores the browser's time zone, so that the server draws the same times. */
export const TIME_ZONE_COOKIE = 'time_zone';

/** Returns the cookie that stores a time zone for 30 days, for a `Set-Cookie` header or `document.cookie`. */
export const timeZoneCookie = (zone: string, { secure }: { secure: boolean }): string =>
  serializeCookie(TIME_ZONE_COOKIE, zone, { secure, maxAge: COOKIE_LIFETIME_S });

/** Returns the stored time zone from a `Cookie` header; null without a known one. */
export function timeZoneIn(cookies: string | null): string | null {
  const text = /(?:^|;\s*)time_zone=([\w+/-]{1,64})\s*(?:;|$)/.exec(cookies ?? '')?.[1];
  if (text === undefined) return null;
  const zone = asTimeZone(text);
  return zone === FALLBACK_TIMEZONE && text !== FALLBACK_TIMEZONE ? null : zone;
}
