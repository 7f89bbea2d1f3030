/** The answer of a call that has nothing else to say. */
export const DONE = { done: true } as const;
