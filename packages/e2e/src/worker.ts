import type { Page } from '@playwright/test';

/**
 * Moves the pointer, with which a page for visitors starts, and waits until the page has an active service worker, which
 * registers when the browser is idle.
 */
export const waitForWorker = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
    return navigator.serviceWorker.controller?.state === 'activated';
  });
