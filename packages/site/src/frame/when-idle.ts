/** Runs a function when the browser is idle, after 5 s at the latest. Returns a cancel function. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(run, { timeout: 5000 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, 1000);
  return () => clearTimeout(timer);
}
