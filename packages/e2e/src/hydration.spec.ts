import { expect, test } from '@playwright/test';
import { classic, urlOf } from './brands.ts';

declare global {
  interface Window {
    /** Number of times that the legal text left the document. */
    removals: number;
  }
}

test('the text of the legal pages stays in the document while the page hydrates', async ({ page }) => {
  await page.addInitScript(() => {
    window.removals = 0;
    new MutationObserver((records) => {
      const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
      const hasText = (node: Node) =>
        node instanceof Element && (node.matches('article') || node.querySelector('article') !== null);
      window.removals += removed.filter(hasText).length;
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/pages/terms', '/pages/privacy']) {
    await page.goto(urlOf(classic, path));
    // React marks each element that it has hydrated.
    const isHydrated = () =>
      Object.keys(document.querySelector('article') ?? {}).some((key) => key.startsWith('__react'));
    await page.waitForFunction(isHydrated);
    expect(await page.evaluate(() => window.removals), path).toBe(0);
  }
});
