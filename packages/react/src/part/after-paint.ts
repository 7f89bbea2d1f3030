/** Milliseconds to wait for a paint: a hidden page has none. */
const PATIENCE = 100;

/** Resolves once the browser has painted what the current task changed, for work that must not delay it. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => void setTimeout(resolve));
    setTimeout(resolve, PATIENCE);
  });
