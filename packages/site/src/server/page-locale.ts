import type { Settings } from '@meetcute/contract';
import {
  findOfferedLanguage,
  pickFallbackLanguage,
  FALLBACK_TIMEZONE,
  isLoopback,
  type LanguageSettings,
  listOfferedLanguages,
  timeZoneIn,
} from '@meetcute/core';
import {
  detectLocale,
  formatLocaleFor,
  localeCookie,
  serializeLocaleCookie,
  type LocaleCode,
} from '@meetcute/i18n';
import { addressLocale, queryLocale, slugLocale } from '../frame/address-locale.ts';
import { readCookie } from '../page-state.ts';
import type { RequestHead } from './types.ts';

const chosenLocale = (request: Pick<RequestHead, 'headers'>) =>
  readCookie(request.headers.get('cookie'), localeCookie);

/** Returns the best language of a site for a visitor: the chosen one, else the browser's. */
export const readVisitorLocale = (
  request: Pick<RequestHead, 'headers'>,
  settings: LanguageSettings,
): LocaleCode =>
  detectLocale({
    cookie: chosenLocale(request),
    languages: request.headers.get('accept-language'),
    offered: listOfferedLanguages(settings),
    fallback: pickFallbackLanguage(settings),
  });

/**
 * Returns the language of a page: the one that the address names, else the chosen one, else that of a landing page's
 * slug, else the browser's. A language that the site does not offer counts as none.
 */
export function readLocale(request: RequestHead, settings: Settings): LocaleCode {
  const url = new URL(request.url);
  const requestedLocale = queryLocale(url, settings);
  if (requestedLocale) return requestedLocale;
  const isChosen = findOfferedLanguage(settings, chosenLocale(request)) !== null;
  return (isChosen ? null : slugLocale(url, settings)) ?? readVisitorLocale(request, settings);
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
