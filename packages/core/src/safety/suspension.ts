/** End of a suspension without end, which is a ban. */
export const NO_END = new Date('9999-12-31T00:00:00Z');

/** Returns whether a suspension is in force. It ends by itself, because the end is compared with the present. */
export const isSuspended = (until: Date | null, now: Date): boolean => until !== null && now < until;

/** Returns whether a member is suspended without end. */
export const isBanned = (until: Date | null): boolean => until !== null && until >= NO_END;
