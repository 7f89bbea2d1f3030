import { isLocaleCode, type LocaleCode } from './locales.ts';

/** Name of the cookie that keeps the chosen language (spec: locale.cookie-name). */
export const localeCookie = 'i18n_redirected';

/** Lifetime of that cookie in seconds: 365 days (spec: locale.cookie-365-days). */
export const localeCookieMaxAge = 365 * 24 * 60 * 60;

/**
 * The cookie as `Set-Cookie` and `document.cookie` take it, lax and for the whole site (spec: locale.cookie-lax).
 * Scripts may read it, because the language chooser writes it in the browser; `secure` belongs on https.
 */
export function serializeLocaleCookie(
  code: LocaleCode,
  { secure = false }: { secure?: boolean } = {},
): string {
  const cookie = `${localeCookie}=${code}; Max-Age=${localeCookieMaxAge}; Path=/; SameSite=Lax`;
  return secure ? `${cookie}; Secure` : cookie;
}

/** The language that a `Cookie` header or `document.cookie` holds; null without one or with one that is not ours. */
export function readLocaleCookie(cookies: string | null | undefined): LocaleCode | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [name, value] = pair.split('=', 2);
    if (name?.trim() === localeCookie && isLocaleCode(value?.trim())) return value.trim() as LocaleCode;
  }
  return null;
}
