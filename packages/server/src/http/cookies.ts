import { COOKIE_LIFETIME_S, isLoopback } from '@meetcute/core';
import { parse, serialize } from 'hono/utils/cookie';

/** Names of the cookies, without the host prefix. */
export type CookieName = 'session' | 'visitor' | 'staff';

const nameFor = (name: CookieName, host: string) => (isLoopback(host) ? name : `__Host-${name}`);

/** Reads a cookie. Its name depends on the host, so that an unprefixed cookie never counts over https. */
export function readCookie(request: Request, name: CookieName, host: string): string | null {
  const full = nameFor(name, host);
  return parse(request.headers.get('cookie') ?? '', full)[full] ?? null;
}

/** Attributes of the session of the staff, which no link of another site sends. It ends with the browser at the latest. */
const STAFF = { sameSite: 'Strict', maxAge: undefined } as const;

/** Attributes of the cookies of members and visitors (spec: const.cookie-lifetime-30-days). */
const MEMBERS = { sameSite: 'Lax', maxAge: COOKIE_LIFETIME_S } as const;

/**
 * Returns a `Set-Cookie` header: HttpOnly, Secure except on loopback; for members SameSite=Lax for 30 days, for the staff
 * SameSite=Strict until the browser closes. Without a value it removes the cookie.
 */
export function writeCookie(name: CookieName, host: string, value: string | null): string {
  const { sameSite, maxAge } = name === 'staff' ? STAFF : MEMBERS;
  const age = value === null ? 0 : maxAge;
  return serialize(nameFor(name, host), value ?? '', {
    path: '/',
    httpOnly: true,
    sameSite,
    secure: !isLoopback(host),
    ...(age === undefined ? {} : { maxAge: age }),
  });
}
