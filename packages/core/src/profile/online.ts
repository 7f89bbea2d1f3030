/** Milliseconds after the last activity during which a member counts as online: 5 minutes. */
export const ONLINE_TIME_MS = 300_000;

/** Returns whether a member is online. `lastActive` is an ISO 8601 instant; null for never. */
export const isOnline = (lastActive: string | null, now: Date): boolean =>
  lastActive !== null && now.getTime() - Date.parse(lastActive) < ONLINE_TIME_MS;
