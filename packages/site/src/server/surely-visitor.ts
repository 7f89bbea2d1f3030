import { CONSENT_COOKIE, COUNTRY_COOKIE, TIME_ZONE_COOKIE, TRAFFIC_COOKIE } from '@meetcute/core';
import { localeCookie } from '@meetcute/i18n';
import { schemeCookie } from '../page-state.ts';

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
