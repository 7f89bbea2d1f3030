import type { Settings } from '@meetcute/contract';
import {
  asCookieConsent,
  asSelectableCountry,
  choiceCookies,
  CONSENT_FIELD,
  COOKIE_LIFETIME_S,
  countryCookie,
  isFromOtherSite,
  isLoopback,
  readForm,
  safeNext,
  serializeCookie,
} from '@meetcute/core';
import { isLocaleCode, serializeLocaleCookie } from '@meetcute/i18n';

const schemes = ['system', 'light', 'dark'];

/**
 * Stores language, colour scheme, country and the choice about cookies of a submitted form in cookies, and redirects
 * back to the page with the form. An empty country removes the choice. Ignores unknown values; refuses other sites with
 * 403.
 */
export async function preferencesResponse(request: Request, settings: Settings): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
  const { origin, hostname } = new URL(request.url);
  if (isFromOtherSite(request.headers, (other) => other === origin))
    return new Response('This form belongs to another site.\n', { status: 403 });
  const form = (await readForm(request)) ?? new URLSearchParams();
  const secure = !isLoopback(hostname);
  const headers = new Headers({ location: safeNext(form.get('back')) ?? '/', 'cache-control': 'no-store' });
  const locale = form.get('locale');
  if (isLocaleCode(locale)) headers.append('set-cookie', serializeLocaleCookie(locale, { secure }));
  const scheme = form.get('scheme') ?? '';
  if (schemes.includes(scheme))
    headers.append('set-cookie', serializeCookie('scheme', scheme, { secure, maxAge: COOKIE_LIFETIME_S }));
  const consent = asCookieConsent(form.get(CONSENT_FIELD));
  if (consent)
    for (const cookie of choiceCookies(consent, request.headers.get('cookie'), secure))
      headers.append('set-cookie', cookie);
  const value = form.get('country');
  const country = asSelectableCountry(settings, value);
  if (country !== null || value === '') headers.append('set-cookie', countryCookie(country, { secure }));
  return new Response(null, { status: 303, headers });
}
