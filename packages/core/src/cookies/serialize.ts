/** Lifetime and transport of a cookie. */
export interface CookieOptions {
  /** Whether the site is on https. */
  secure: boolean;
  /** Lifetime in seconds; 0 removes the cookie. Default: until the browser closes. */
  maxAge?: number;
}

/**
 * Serializes a cookie for `Set-Cookie` or `document.cookie`, lax and for the whole site (spec: const.cookie-lax). Pages
 * read it, so it is not `HttpOnly`.
 */
export const serializeCookie = (name: string, value: string, { secure, maxAge }: CookieOptions): string =>
  `${name}=${value};${maxAge === undefined ? '' : ` Max-Age=${maxAge};`} Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
