/** Estimated height of a message in pixels. */
export const JUDGED = 64;

/** Pixels that a view renders above and below the viewport, if it can be configured. */
export const AROUND = 250;

/** The same distance in messages. */
export const LINES_AROUND = 4;
