/** The response of a call that has no data to return. */
export const DONE = { done: true } as const;

/** Type of `DONE`. */
export type Done = typeof DONE;
