/** Cards side by side. */
export const COLUMNS = 4;

/** Pixels from one row to the next: each frame of the scroll brings a row that was not there. */
export const PITCH = 400;

/** Pixels, and rows, that a grid may draw above and below what is in sight. */
export const AROUND = { pixels: PITCH, rows: 1 };
