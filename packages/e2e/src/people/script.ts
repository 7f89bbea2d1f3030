import type { Page } from '@playwright/test';

/** Waits until the page's script handles its form. Before, the browser itself would send it. */
export const waitForScript = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
};
