import { isLocaleCode, type LocaleCode } from './locales.ts';

/** Name of the cookie with the selected language (spec: locale.cookie-name). */
export const localeCookie = 'i18n_redirected';

/** Lifetime of that cookie in seconds: 365 days (spec: locale.cookie-365-days). */
export const localeCookieMaxAge = 365 * 24 * 60 * 60;

/**
 * Serialises the cookie for `Set-Cookie` and `document.cookie`, lax and for the whole site (spec: locale.cookie-lax).
 * Not `HttpOnly`, because the language switcher writes it in the browser. Set `secure` on https.
 */
export function serializeLocaleCookie(
  code: LocaleCode,
  { secure = false }: { secure?: boolean } = {},
): string {
  const cookie = `${localeCookie}=${code}; Max-Age=${localeCookieMaxAge}; Path=/; SameSite=Lax`;
  return secure ? `${cookie}; Secure` : cookie;
}

/** Returns the language from a `Cookie` header or `document.cookie`, or null without a supported one. */
export function readLocaleCookie(cookies: string | null | undefined): LocaleCode | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [name, value] = pair.split('=', 2);
    if (name?.trim() === localeCookie && isLocaleCode(value?.trim())) return value.trim() as LocaleCode;
  }
  return null;
}
