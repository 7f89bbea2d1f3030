import { DAY_MS } from '../constants.ts';

/** Days during which logging in restores a deleted account. Afterwards it is erased. */
export const DELETION_GRACE_DAYS = 30;

/** Grace period of a deleted account in milliseconds. */
export const DELETION_GRACE_MS = DELETION_GRACE_DAYS * DAY_MS;

/** Returns whether a deleted account can still be restored. Null means the account is not deleted, so false. */
export const isInGrace = (deletedAt: Date | null, now: Date): boolean =>
  deletedAt !== null && now.getTime() - deletedAt.getTime() < DELETION_GRACE_MS;

/** Milliseconds during which a browser counts as known after a login: 180 days. */
export const BROWSER_KNOWN_TIME_MS = 180 * DAY_MS;

/**
 * Returns whether a member has logged in from this browser recently enough to send no notification.
 * `lastLoginAt` is null if never.
 */
export const isKnownBrowser = (lastLoginAt: Date | null, now: Date): boolean =>
  lastLoginAt !== null && now.getTime() - lastLoginAt.getTime() < BROWSER_KNOWN_TIME_MS;

/** End of a suspension without end, which is a ban. */
export const NO_END = new Date('9999-12-31T00:00:00Z');

/** Returns whether a suspension is in force. It ends by itself, because the end is compared with the present. */
export const isSuspended = (end: Date | null, now: Date): boolean => end !== null && now < end;

/** Returns whether a member is suspended without end. */
export const isBanned = (end: Date | null): boolean => end !== null && end >= NO_END;
