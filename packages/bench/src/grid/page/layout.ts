/** Number of cards per row. */
export const COLUMNS = 4;

/** Height of a row in pixels: each scrolled frame reveals a new row. */
export const PITCH = 400;

/** Pixels and rows that a grid may render above and below the viewport. */
export const AROUND = { pixels: PITCH, rows: 1 };
