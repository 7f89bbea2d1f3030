/** Pixels that a message takes, as far as it is judged. */
export const JUDGED = 64;

/** Pixels that a thread draws above and below what is in sight, where it can be told. */
export const AROUND = 250;

/** The same in messages. */
export const LINES_AROUND = 4;
