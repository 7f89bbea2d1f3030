/** How long a member counts as online after the last sign of life, in milliseconds: 5 minutes. */
export const ONLINE_TIME = 300_000;

/** Whether a member is online; `lastActive` is an instant of the wire or null for never. */
export const isOnline = (lastActive: string | null, now: Date): boolean =>
  lastActive !== null && now.getTime() - Date.parse(lastActive) < ONLINE_TIME;
