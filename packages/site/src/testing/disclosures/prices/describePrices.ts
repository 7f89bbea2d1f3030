import { afterEach, describe, test } from 'vitest';
import type { Template } from '../../../template/defineTemplate.ts';
import { until, viewerOf } from '../../faults/row.ts';
import { closeSites, openSite } from '../../openSite.tsx';
import { wearStyles } from '../describeDisclosures.ts';
import { currentLook, expectNothingIn } from '../looks.ts';
import { missingPrices } from './missingPrices.ts';
import { sales, type Sale } from './sales.ts';
import { sellingWorld } from './sellingWorld.ts';

/** Credits of the viewer, unlike those of any package. */
const CREDITS = 7;

/** Opens a place that sells. Returns a function that resolves with the prices that can't be read there now, and why. */
export async function visitSale(template: Template, sale: Sale): Promise<() => Promise<string[]>> {
  const viewer = sale.viewer ?? 'unpaid';
  const world = sellingWorld(viewer);
  if (viewer !== 'visitor') viewerOf(world).credits = CREDITS;
  sale.prepare?.(world);
  await openSite(world, sale.path, { template });
  await until(() => document.querySelector('main h1, main h2')?.textContent).toBeTruthy();
  await sale.open?.();
  return async () => {
    const reports = await missingPrices(sale.find(world));
    return reports.map((report) => `${sale.place}, ${currentLook()}: ${report}`);
  };
}

/**
 * Visits the pages of a template that sell or lead to a payment. Each thing must have its price beside it, readable as it
 * is painted, on phone and desktop and in both schemes. A page without the things that the site sells fails.
 */
export function describePrices(template: Template): void {
  describe(`prices of ${template.name}`, () => {
    wearStyles(template);
    afterEach(closeSites);

    test.each(sales.map((sale, index) => [sale.place, sale, index] as const))(
      'are in %s',
      async (_place, sale, index) => {
        const lacks = await visitSale(template, sale);
        await expectNothingIn(index, lacks);
      },
    );
  });
}
