import type { Profile } from '@meetcute/contract';

/** Milliseconds after the last activity during which a member counts as online: 5 minutes. */
export const ONLINE_TIME_MS = 300_000;

/** Milliseconds to which the last activity of a member is rounded for others: 15 minutes. */
const ACTIVITY_STEP_MS = 900_000;

/**
 * Returns the last activity of a member as others see it: rounded down to 15 minutes, so that nobody learns
 * from a profile when exactly a member was there. `lastActive` is an ISO 8601 instant; null for never.
 */
export const shownActivity = (lastActive: string | null): string | null =>
  lastActive === null
    ? null
    : new Date(Math.floor(Date.parse(lastActive) / ACTIVITY_STEP_MS) * ACTIVITY_STEP_MS).toISOString();

/** Parts of a profile that tell whether its member is there. */
type PresenceParts = Pick<Profile, 'fictional' | 'online' | 'last_active'>;

/** Returns the presence that others see, with the activity rounded. A fictional profile has none: nobody uses it. */
export const shownPresence = ({
  fictional,
  online,
  last_active: lastActive,
}: PresenceParts): Pick<Profile, 'online' | 'last_active'> =>
  fictional ? { online: false, last_active: null } : { online, last_active: shownActivity(lastActive) };

/**
 * Returns the moment from which a member who was online is certainly not so any more, in ms since the epoch. `roundedActivity` is
 * the rounded activity that others see; null for never. Infinite for a member who was not online or without an activity,
 * and 0 for a fictional profile.
 */
export function presenceEnd({ fictional, online, last_active: roundedActivity }: PresenceParts): number {
  if (fictional) return 0;
  return online && roundedActivity !== null
    ? Date.parse(roundedActivity) + ACTIVITY_STEP_MS + ONLINE_TIME_MS
    : Infinity;
}

/** Returns whether a member is online. `lastActive` is an ISO 8601 instant; null for never. */
export const isOnline = (lastActive: string | null, now: Date): boolean =>
  lastActive !== null && now.getTime() - Date.parse(lastActive) < ONLINE_TIME_MS;
