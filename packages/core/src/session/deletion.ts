/** Days in which a deleted account comes back by logging in; after them everything is erased. */
export const DELETION_GRACE_DAYS = 30;

/** The same in milliseconds. */
export const DELETION_GRACE = DELETION_GRACE_DAYS * 86_400_000;

/** Whether an account that was deleted at a moment can still come back; one that was not deleted has nothing to come back from. */
export const isInGrace = (deletedAt: Date | null, now: Date): boolean =>
  deletedAt !== null && now.getTime() - deletedAt.getTime() < DELETION_GRACE;
