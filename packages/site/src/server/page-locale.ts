import type { Settings } from '@meetcute/contract';
import { FALLBACK_TIMEZONE, isLoopback, timeZoneIn } from '@meetcute/core';
import {
  detectLocale,
  formatLocaleFor,
  isLocaleCode,
  localeCookie,
  serializeLocaleCookie,
  type LocaleCode,
} from '@meetcute/i18n';
import { addressLocale, queryLocale, slugLocale } from '../frame/address-locale.ts';
import { readCookie } from '../page-state.ts';
import type { RequestHead } from './types.ts';

const chosenLocale = (request: RequestHead) => readCookie(request.headers.get('cookie'), localeCookie);

/**
 * Returns the language of a page: the one that the address names, else the chosen one, else that of a landing page's
 * slug, else the browser's.
 */
export function readLocale(request: RequestHead, settings?: Settings): LocaleCode {
  const url = new URL(request.url);
  const requestedLocale = queryLocale(url);
  if (requestedLocale) return requestedLocale;
  const cookie = chosenLocale(request);
  const named = settings && !isLocaleCode(cookie) ? slugLocale(url, settings) : null;
  return named ?? detectLocale({ cookie, languages: request.headers.get('accept-language') });
}

/** Returns the tag for dates, times and numbers on a page in a language, with the region of the browser. */
export const readFormatLocale = (request: RequestHead, locale: LocaleCode): string =>
  formatLocaleFor(locale, request.headers.get('accept-language'));

/** Returns the visitor's time zone, which an earlier page has stored; UTC without one. */
export const readTimeZone = (request: RequestHead): string =>
  timeZoneIn(request.headers.get('cookie')) ?? FALLBACK_TIMEZONE;

/**
 * Returns the cookie that keeps the language of a page for the pages after it; null where the address does not name it,
 * or the visitor has chosen it already.
 */
export function keptLocaleCookie(
  request: RequestHead,
  locale: LocaleCode,
  settings: Settings,
): string | null {
  const url = new URL(request.url);
  if (addressLocale(url, settings) !== locale || chosenLocale(request) === locale) return null;
  return serializeLocaleCookie(locale, { secure: !isLoopback(url.hostname) });
}
