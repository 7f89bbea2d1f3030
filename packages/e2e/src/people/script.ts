import type { Page } from '@playwright/test';

/** Moves the pointer, with which a page for visitors starts, until the script of a page runs an element. */
const waitForHydrated = async (page: Page, selector: string): Promise<void> => {
  await page.waitForFunction((each) => {
    dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
    return Object.keys(document.querySelector(each) ?? {}).some((key) => key.startsWith('__reactProps'));
  }, selector);
  // React marks an element while it renders, and listens to keys after it has committed, which may be tasks later.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })),
  );
};

/** Waits until the page's script handles its form. Before, the browser itself would send it. */
export const waitForScript = (page: Page): Promise<void> => waitForHydrated(page, 'main form');

/**
 * Waits until the page's script runs its screen. Before, links load a whole page, keys and fingers do nothing, and a choice
 * waits to be repeated.
 */
export const waitForScreen = (page: Page): Promise<void> => waitForHydrated(page, 'main h1');
