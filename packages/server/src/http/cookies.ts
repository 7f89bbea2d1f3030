import { COOKIE_LIFETIME_S, isLoopback } from '@meetcute/core';
import { parse, serialize } from 'hono/utils/cookie';

/** Names of the cookies, without the host prefix. */
export type CookieName = 'session' | 'visitor';

const nameFor = (name: CookieName, host: string) => (isLoopback(host) ? name : `__Host-${name}`);

/** Reads a cookie. Its name depends on the host, so that an unprefixed cookie never counts over https. */
export function readCookie(request: Request, name: CookieName, host: string): string | null {
  const full = nameFor(name, host);
  return parse(request.headers.get('cookie') ?? '', full)[full] ?? null;
}

/**
 * Returns a `Set-Cookie` header: HttpOnly, SameSite=Lax, Secure except on loopback, 30 days. Without a value
 * it removes the cookie (spec: const.cookie-lifetime-30-days).
 */
export function writeCookie(name: CookieName, host: string, value: string | null): string {
  return serialize(nameFor(name, host), value ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: !isLoopback(host),
    maxAge: value === null ? 0 : COOKIE_LIFETIME_S,
  });
}
