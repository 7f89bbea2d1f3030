import { COOKIE_LIFETIME_S } from '../constants.ts';
import { serializeCookie } from './serialize.ts';

/** Name of the cookie that stores the browser's time zone, so that the server draws the same times. */
export const TIME_ZONE_COOKIE = 'time_zone';

/** Returns the cookie that stores a time zone for 30 days, for a `Set-Cookie` header or `document.cookie`. */
export const timeZoneCookie = (zone: string, { secure }: { secure: boolean }): string =>
  serializeCookie(TIME_ZONE_COOKIE, zone, { secure, maxAge: COOKIE_LIFETIME_S });
