import { DAY_S } from '@meetcute/core';
import type { BrowserContext } from '@playwright/test';

/** Returns the days until a cookie expires, 'session' when it ends with the browser, and null without it. */
export async function expiresIn(context: BrowserContext, name: string): Promise<number | 'session' | null> {
  const cookie = (await context.cookies()).find((each) => each.name === name);
  if (!cookie) return null;
  return cookie.expires === -1 ? 'session' : Math.round((cookie.expires - Date.now() / 1000) / DAY_S);
}
