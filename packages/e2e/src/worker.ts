import type { Page } from '@playwright/test';

/** Waits until the page has an active service worker, which registers when the browser is idle. */
export const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
