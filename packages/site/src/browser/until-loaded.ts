/** Events that make a failed load worth another try. */
export const RETRIES = ['pointerdown', 'keydown', 'focusin', 'change', 'online'];

/** Resolves with the next press, key, choice or focused field, or when the browser is online again. */
const nextEvent = () =>
  new Promise<unknown>((resolve) => {
    for (const type of RETRIES) addEventListener(type, resolve, { capture: true, once: true });
  });

/**
 * Loads files, and tries again with each interaction until they are loaded, because a phone may lose its connection for
 * a moment. The page reports each failure as an error, and reloads if it is of a past build (`server/early-scripts.ts`).
 */
export async function untilLoaded(load: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      reportError(error);
      (globalThis as { reloadOldPage?: () => void }).reloadOldPage?.();
      await nextEvent();
    }
  }
}
