/** Milliseconds between two looks at the build-id of an open page: 1 hour. */
export const BUILD_CHECK_INTERVAL = 3_600_000;

/** The same for someone who comes back to the page: 5 minutes. */
export const BUILD_CHECK_RETURN = 300_000;

/** Whether the build-id is asked for again; both times in milliseconds of one clock. */
export const needsBuildCheck = (lastAsked: number, now: number, hasReturned: boolean): boolean =>
  now - lastAsked >= (hasReturned ? BUILD_CHECK_RETURN : BUILD_CHECK_INTERVAL);
