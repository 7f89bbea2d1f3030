import type { Settings } from '@meetcute/contract';
import {
  asksForConsent,
  cookieConsentOf,
  LANGUAGE_KEY,
  matchRoute,
  messagePriceCountry,
  routes,
  type RouteName,
} from '@meetcute/core';
import { localeCookie, type LocaleCode } from '@meetcute/i18n';
import type { ConsentState } from '../frame/SiteState.ts';
import { queryLocale } from '../frame/address-locale.ts';
import { asScheme, readCookie, schemeCookie } from '../page-state.ts';
import { findBinding } from '../pages/bindings.ts';
import { readFormatLocale } from './page-locale.ts';
import type { RequestHead } from './types.ts';
import { isSurelyVisitor } from './surely-visitor.ts';

/** Returns the colour scheme that a visitor has chosen. */
export const readScheme = (request: RequestHead) =>
  asScheme(readCookie(request.headers.get('cookie'), schemeCookie));

/** Returns the visitor's choice about cookies, and whether to ask for one. */
export function readConsent(request: RequestHead): ConsentState {
  const cookies = request.headers.get('cookie');
  const { searchParams: query } = new URL(request.url);
  return { choice: cookieConsentOf(cookies), isAsked: asksForConsent({ query, cookies }) };
}

/** Returns what the document at a path shows of the visitor's consent: a question, the choice, or nothing. */
function shownConsent(request: RequestHead): string | null {
  const { choice, isAsked } = readConsent(request);
  const route = matchRoute(new URL(request.url).pathname)?.name ?? null;
  if (route === 'pages-cookies') return choice;
  return isAsked ? 'asked' : null;
}

const isStatic = (name: RouteName): boolean => findBinding(name).script === 'none';

/** Paths of static pages as they are linked, which need no matching. */
const staticPaths = new Set<string>(routes.filter(({ name }) => isStatic(name)).map(({ path }) => path));

const isStaticPath = (pathname: string): boolean => {
  if (staticPaths.has(pathname)) return true;
  const match = matchRoute(pathname);
  return match !== null && isStatic(match.name);
};

/**
 * Returns whether a request gets a page that has no script and is equal for all visitors with the same choices. A request
 * that may have a session gets the page with the frame of its member.
 */
export const isStaticRequest = ({ url, headers }: RequestHead): boolean =>
  isSurelyVisitor(headers.get('cookie')) && isStaticPath(new URL(url).pathname);

/** Returns the request of a static page without query and session, so that its document has no member data. */
export function withoutMember(request: Request, locale: LocaleCode, settings: Settings): Request {
  const scheme = readScheme(request);
  const cookies = [`${localeCookie}=${locale}`, ...(scheme ? [`${schemeCookie}=${scheme}`] : [])];
  const { origin, pathname } = new URL(request.url);
  const query = queryLocale(new URL(request.url), settings) ? `?${LANGUAGE_KEY}=${locale}` : '';
  const headers = { cookie: cookies.join('; '), 'accept-language': readFormatLocale(request, locale) };
  return new Request(`${origin}${pathname}${query}`, { headers });
}

/** Returns the settings of a static page, which names no country but those of its price and of the visitor's choice. */
export const withoutPlace = (settings: Settings): Settings => ({
  ...settings,
  geoip_country: messagePriceCountry(null, settings),
});

/** Returns the key of a static page: everything that its document depends on. */
export function staticPageKey(request: RequestHead, locale: LocaleCode, settings: Settings): string {
  const url = new URL(request.url);
  const countries = `${messagePriceCountry(null, settings)} ${settings.geoip_selected_country}`;
  return `${url.origin}${url.pathname} ${queryLocale(url, settings)} ${readFormatLocale(request, locale)} ${readScheme(request)} ${shownConsent(request)} ${countries}`;
}
