import { timeZoneCookie } from '@meetcute/core';

/** Stores the browser's time zone in a cookie, so that the server draws the next page with it. */
export function storeTimeZone(zone: string): void {
  const cookie = timeZoneCookie(zone, { secure: location.protocol === 'https:' });
  const [stored = ''] = cookie.split(';', 1);
  if (!document.cookie.split('; ').includes(stored)) document.cookie = cookie;
}
