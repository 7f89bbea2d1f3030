import { COOKIE_LIFETIME_S } from '../constants.ts';
import { serializeCookie } from '../cookies/serialize.ts';

/** Name of the cookie that stores the country that a visitor has chosen. */
export const COUNTRY_COOKIE = 'country';

/** Returns the country that a visitor has chosen, from a `Cookie` header; null without a country code. */
export const selectedCountryOf = (cookies: string | null): string | null =>
  /(?:^|;\s*)country=([A-Z]{2})\s*(?:;|$)/.exec(cookies ?? '')?.[1] ?? null;

/**
 * Returns the cookie that stores a chosen country for 30 days, for a `Set-Cookie` header or `document.cookie`; null
 * removes it (spec: const.cookie-lifetime-30-days, const.cookie-lax).
 */
export const countryCookie = (country: string | null, { secure }: { secure: boolean }): string =>
  serializeCookie(COUNTRY_COOKIE, country ?? '', {
    secure,
    maxAge: country === null ? 0 : COOKIE_LIFETIME_S,
  });
