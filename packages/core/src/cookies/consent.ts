import { DAY_S } from '../constants.ts';
import { serializeCookie } from './serialize.ts';

/** Choice of a visitor about cookies that the site does not need. */
export type CookieConsent = 'accepted' | 'rejected';

/** Name of the cookie that stores that choice. */
export const CONSENT_COOKIE = 'cookie_consent';

/** Days after which the choice expires, and the visitor is asked again. */
export const CONSENT_DAYS = 180;

/** Name of the form field that contains the choice. */
export const CONSENT_FIELD = 'cookies';

/** Validates a choice from an untrusted source; null for any other value. */
export const asCookieConsent = (value: string | null | undefined): CookieConsent | null =>
  value === 'accepted' || value === 'rejected' ? value : null;

/** Returns the choice from a `Cookie` header or `document.cookie`; null without one. */
export const cookieConsentOf = (cookies: string | null): CookieConsent | null =>
  asCookieConsent(/(?:^|;\s*)cookie_consent=(\w+)\s*(?:;|$)/.exec(cookies ?? '')?.[1]);

/** Returns a `Set-Cookie` header that stores the choice. */
export const consentCookie = (consent: CookieConsent, { secure }: { secure: boolean }): string =>
  serializeCookie(CONSENT_COOKIE, consent, { secure, maxAge: CONSENT_DAYS * DAY_S });
