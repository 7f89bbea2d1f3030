/** Resolves in a new task, so that the browser handles input and paints in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
