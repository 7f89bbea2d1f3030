/** Milliseconds for which a browser is known after a member has logged in there: half a year. */
export const BROWSER_KNOWN_TIME = 180 * 86_400_000;

/** Whether a login tells nothing new, because the member has logged in from this browser before; null for never. */
export const isKnownBrowser = (lastLoginAt: Date | null, now: Date): boolean =>
  lastLoginAt !== null && now.getTime() - lastLoginAt.getTime() < BROWSER_KNOWN_TIME;
