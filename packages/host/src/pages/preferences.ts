import type { Settings } from '@meetcute/contract';
import {
  admitForm,
  asCookieConsent,
  findOfferedLanguage,
  asSelectableCountry,
  choiceCookies,
  CONSENT_FIELD,
  COOKIE_LIFETIME_S,
  countryCookie,
  isLoopback,
  safeNext,
  serializeCookie,
  trafficSourceOf,
} from '@meetcute/core';
import { serializeLocaleCookie } from '@meetcute/i18n';
import { plain } from './responses.ts';

const schemes = ['system', 'light', 'dark'];

/**
 * Returns the query of the page with the form. Stored pages contain no query, so the browser's `Referer` names it
 * there.
 */
function queryOf({ url, headers }: Request, back: string | null): URLSearchParams {
  const { origin } = new URL(url);
  const { searchParams: backQuery } = new URL(back ?? '/', origin);
  const referer = URL.parse(headers.get('referer') ?? '');
  return trafficSourceOf(backQuery) === null && referer?.origin === origin ? referer.searchParams : backQuery;
}

/**
 * Stores language, colour scheme, country and the choice about cookies of a submitted form in cookies, and redirects
 * back to the page with the form. An empty country removes the choice. Ignores unknown values, and languages that the site
 * does not offer; refuses what `admitForm` refuses.
 */
export async function preferencesResponse(request: Request, settings: Settings): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
  const form = await admitForm(request);
  if (!(form instanceof URLSearchParams)) return plain(form.text, form.status);
  const secure = !isLoopback(new URL(request.url).hostname);
  const back = safeNext(form.get('back'));
  const headers = new Headers({ location: back ?? '/', 'cache-control': 'no-store' });
  const locale = findOfferedLanguage(settings, form.get('locale'));
  if (locale !== null) headers.append('set-cookie', serializeLocaleCookie(locale, { secure }));
  const scheme = form.get('scheme') ?? '';
  if (schemes.includes(scheme))
    headers.append('set-cookie', serializeCookie('scheme', scheme, { secure, maxAge: COOKIE_LIFETIME_S }));
  const consent = asCookieConsent(form.get(CONSENT_FIELD));
  if (consent) {
    const visit = { query: queryOf(request, back), cookies: request.headers.get('cookie') };
    for (const cookie of choiceCookies(consent, visit, { settings, secure }))
      headers.append('set-cookie', cookie);
  }
  const value = form.get('country');
  const country = asSelectableCountry(settings, value);
  if (country !== null || value === '') headers.append('set-cookie', countryCookie(country, { secure }));
  return new Response(null, { status: 303, headers });
}
