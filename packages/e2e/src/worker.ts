import type { Page } from '@playwright/test';

/** Until the page has its worker, which comes once it has nothing better to do. */
export const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
