import type { Settings } from '@meetcute/contract';
import { CONSENT_COOKIE, COUNTRY_COOKIE, TIME_ZONE_COOKIE, TRAFFIC_COOKIE } from '@meetcute/core';
import { localeCookie } from '@meetcute/i18n';
import { readCookie, schemeCookie } from '../page-state.ts';
import { formatLocaleOf, localeOf, timeZoneOf } from './page-locale.ts';
import { consentOf, schemeOf } from './static-page.ts';
import type { RequestHead } from './types.ts';

/** Cookies of a visitor without a session: choices, the traffic source, and what limits count. */
const visitorCookies: ReadonlySet<string> = new Set([
  localeCookie,
  schemeCookie,
  COUNTRY_COOKIE,
  TIME_ZONE_COOKIE,
  CONSENT_COOKIE,
  TRAFFIC_COOKIE,
  'visitor',
  '__Host-visitor',
]);

/** Returns whether a request certainly has no session: all its cookies are known ones of visitors. */
export const isSurelyVisitor = (cookies: string | null): boolean =>
  (cookies ?? '')
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
    .every((name) => name === '' || visitorCookies.has(name));

/**
 * Returns everything that a page without data of the API depends on, besides the settings; null for a request with a
 * session, a query or a traffic source.
 */
export function visitorKey(request: RequestHead, settings: Settings): string | null {
  const cookies = request.headers.get('cookie');
  if (request.url.includes('?') || !isSurelyVisitor(cookies)) return null;
  if (readCookie(cookies, TRAFFIC_COOKIE) !== null) return null;
  const { choice, isAsked } = consentOf(request);
  const formats = `${formatLocaleOf(request, localeOf(request, settings))} ${timeZoneOf(request)}`;
  return `${request.url} ${formats} ${schemeOf(request)} ${choice} ${isAsked}`;
}
