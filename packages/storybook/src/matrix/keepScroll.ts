/** Events of a reader on the page. Those of steps are in a frame. */
const INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Runs a task, and returns the page to where it was: a field that steps focus in a frame scrolls the page too. A reader who
 * scrolls meanwhile keeps the new place.
 */
export async function keepScroll(task: () => Promise<void>): Promise<void> {
  const { scrollX, scrollY } = globalThis;
  const reader = new AbortController();
  const options = { signal: reader.signal, passive: true };
  for (const input of INPUTS) globalThis.addEventListener(input, () => reader.abort(), options);
  try {
    await task();
  } finally {
    if (!reader.signal.aborted) globalThis.scrollTo(scrollX, scrollY);
    reader.abort();
  }
}
