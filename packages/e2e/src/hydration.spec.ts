import { expect, test } from '@playwright/test';
import { brands, urlOf } from './brands.ts';

declare global {
  interface Window {
    /** Number of times that the legal text left the document. */
    removals: number;
    /** Returns the cumulative layout shift so far. */
    layoutShift: () => number;
  }
}

for (const brand of brands)
  test(`on ${brand.name} the legal pages neither lose their text nor shift while they hydrate`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.removals = 0;
      new MutationObserver((records) => {
        const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
        const hasText = (node: Node) =>
          node instanceof Element && (node.matches('article') || node.querySelector('article') !== null);
        window.removals += removed.filter(hasText).length;
      }).observe(document, { childList: true, subtree: true });
      let shift = 0;
      const add = (entries: PerformanceEntryList) => {
        for (const entry of entries) shift += (entry as PerformanceEntry & { value: number }).value;
      };
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      window.layoutShift = () => {
        add(observer.takeRecords());
        return shift;
      };
    });
    for (const path of ['/pages/terms', '/pages/privacy']) {
      const response = await page.goto(urlOf(brand, path));
      expect(await response?.text(), path).toContain('<article');
      // React marks each element that it has hydrated.
      const isHydrated = () =>
        Object.keys(document.querySelector('article') ?? {}).some((key) => key.startsWith('__react'));
      await page.waitForFunction(isHydrated);
      const measured = await page.evaluate(async () => {
        // A shift is reported after the frame that draws it.
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return { removals: window.removals, shift: Math.round(window.layoutShift() * 1000) / 1000 };
      });
      expect(measured, path).toEqual({ removals: 0, shift: 0 });
      await expect(page.getByRole('article'), path).not.toBeEmpty();
    }
  });
