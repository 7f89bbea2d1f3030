import { COOKIE_LIFETIME_S, DAY_MS } from '@meetcute/core';

/** Milliseconds without use after which a session ends: 30 days, like its cookie. */
const IDLE_TIME_MS = COOKIE_LIFETIME_S * 1000;

/** Milliseconds after the login at which a session ends, however much it is used: 365 days. */
export const SESSION_MAX_AGE_MS = 365 * DAY_MS;

/** Milliseconds for which a replaced token may still read: requests that the browser sent before need no longer. */
export const REPLACED_TOKEN_TIME_MS = 10_000;

/** Returns when a session that is used now ends: after 30 days without use, and at most a year after the login. */
export const sessionEnd = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + IDLE_TIME_MS, createdAt.getTime() + SESSION_MAX_AGE_MS));

/** Returns whether a use of a session is the first of a day of its age. Its cookie is renewed then. */
export function isRenewalDue(
  { createdAt, lastSeenAt }: { createdAt: Date; lastSeenAt: Date },
  now: Date,
): boolean {
  const dayOf = (date: Date) => Math.floor((date.getTime() - createdAt.getTime()) / DAY_MS);
  return dayOf(now) > dayOf(lastSeenAt);
}
