import { isAwaitingResponse } from '../open-site.tsx';

/** Time in ms without any change after which a page is still: longer than React waits before it shows the next content. */
const QUIET = 600;

/** Frames without any change after which a page is still: on a loaded machine time alone says little. */
const FRAMES = 5;

/** Time in ms after which a page that never is still is judged as it is. */
const PATIENCE = 20_000;

/** Modules that are being loaded by `import()`: `importOnce` of `@meetcute/storybook/vitest` counts them. */
const countImports = () => (globalThis as { pendingImports?: number }).pendingImports ?? 0;

/** Whether an image that is wanted now has not arrived. */
const isAwaited = ({ complete, loading }: HTMLImageElement) => !complete && loading !== 'lazy';

/** Whether something is on its way to the page: a response, a module, a font or an image. */
const isLoading = () =>
  isAwaitingResponse() ||
  countImports() > 0 ||
  document.fonts.status === 'loading' ||
  [...document.images].some(isAwaited);

/** Time in ms after which a frame counts although work waits. */
const BUSY = 1000;

/** Waits for a frame after which no work waits: React renders in slices, between which frames are drawn. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: BUSY }));
  });

/** Waits until the page changes, or is still. Resolves with whether it is still: then nothing can change its content. */
async function waitForChange(deadline: number): Promise<boolean> {
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  let start = performance.now();
  let frames = 0;
  do {
    await nextFrame();
    frames += 1;
    if (changes > 0 || performance.now() > deadline) break;
    if (isLoading()) [start, frames] = [performance.now(), 0];
  } while (frames < FRAMES || performance.now() - start < QUIET);
  observer.disconnect();
  return changes === 0;
}

/**
 * Reads a value of the page until it is as expected, or nothing on the page moves and nothing is on its way: then it is
 * final, so that a failure is reported at once. Resolves with the last value.
 */
export async function readFinal<T>(
  read: () => T | Promise<T>,
  isExpected: (value: T) => boolean,
): Promise<T> {
  const deadline = performance.now() + PATIENCE;
  let earlierText: string | null = null;
  for (;;) {
    const value = await read();
    const text = JSON.stringify(value);
    if (isExpected(value) || text === earlierText || performance.now() > deadline) return value;
    // A value that was read while the page changed says nothing, so the page is read once more when it is still.
    earlierText = (await waitForChange(deadline)) ? text : null;
  }
}
