import { DAY_MS } from '../constants.ts';

/** Milliseconds during which a browser counts as known after a login: 180 days. */
export const BROWSER_KNOWN_TIME_MS = 180 * DAY_MS;

/**
 * Returns whether a member has logged in from this browser recently enough to send no notification.
 * `lastLoginAt` is null if never.
 */
export const isKnownBrowser = (lastLoginAt: Date | null, now: Date): boolean =>
  lastLoginAt !== null && now.getTime() - lastLoginAt.getTime() < BROWSER_KNOWN_TIME_MS;
