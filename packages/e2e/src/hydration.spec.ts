import { expect, test } from '@playwright/test';
import { brands, urlOf } from './brands.ts';

declare global {
  interface Window {
    /** Number of times that the legal text left the document. */
    removals: number;
    /** Returns the cumulative layout shift so far. */
    layoutShift: () => number;
    /** Resolves after two frames: a shift is reported after the frame that draws it. */
    nextReport: () => Promise<void>;
  }
}

for (const brand of brands)
  test(`on ${brand.name} the legal pages neither lose their text nor shift while they hydrate`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.removals = 0;
      window.nextReport = async () => {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      };
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
      // Scripts wait for the fonts: text that wraps differently in the fallback font is not a fault of hydration.
      const fontsAreLoaded = Promise.withResolvers<void>();
      await page.route('**/*.js', async (route) => {
        await fontsAreLoaded.promise;
        await route.continue();
      });
      const response = await page.goto(urlOf(brand, path), { waitUntil: 'commit' });
      expect(await response?.text(), path).toContain('<article');
      await page.getByRole('contentinfo').waitFor();
      const before = await page.evaluate(async () => {
        await document.fonts.ready;
        await window.nextReport();
        return window.layoutShift();
      });
      fontsAreLoaded.resolve();
      // React marks each element that it has hydrated.
      const isHydrated = () =>
        Object.keys(document.querySelector('article') ?? {}).some((key) => key.startsWith('__react'));
      await page.waitForFunction(isHydrated);
      const after = await page.evaluate(async () => {
        await window.nextReport();
        return { removals: window.removals, shift: window.layoutShift() };
      });
      expect(after, path).toEqual({ removals: 0, shift: before });
      await expect(page.getByRole('article'), path).not.toBeEmpty();
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
