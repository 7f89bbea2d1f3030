/** Milliseconds between two checks for a newer build of an open page: 1 hour. */
export const BUILD_CHECK_INTERVAL_MS = 3_600_000;

/** Milliseconds between two checks when the user returns to the page: 5 minutes. */
export const BUILD_CHECK_RETURN_MS = 300_000;

/** Returns whether to check for a newer build again. Both times are milliseconds of the same clock. */
export const needsBuildCheck = (lastAsked: number, now: number, hasReturned: boolean): boolean =>
  now - lastAsked >= (hasReturned ? BUILD_CHECK_RETURN_MS : BUILD_CHECK_INTERVAL_MS);
