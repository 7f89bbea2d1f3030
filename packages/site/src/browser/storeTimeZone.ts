import { timeZoneCookie, timeZoneIn } from '@meetcute/core';

/** Stores the browser's time zone in a cookie, so that the server draws the next page with it. */
export function storeTimeZone(zone: string): void {
  if (timeZoneIn(document.cookie) === zone) return;
  document.cookie = timeZoneCookie(zone, { secure: location.protocol === 'https:' });
}
