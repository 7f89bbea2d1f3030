import { afterEach, describe, test } from 'vitest';
import type { Template } from '../../../template/define-template.ts';
import { viewerOf } from '../../faults/row.ts';
import { closeSites } from '../../open-site.tsx';
import { wearStyles } from '../describe-disclosures.ts';
import { expectNothingIn, chooseLooks, type LookShare } from '../looks.ts';
import { openPlace, sayIn, toVisit, type Measure, type Proof, type Visit } from '../open-place.ts';
import { missingPrices, listRequired } from './missing-prices.ts';
import { sales, type Sale } from './sales.ts';
import { sellingWorld } from './selling-world.ts';

/** Credits of the viewer, unlike those of any package. */
const CREDITS = 7;

/** Opens a place that sells, where names and prices must be readable. */
export async function visitSale(template: Template, sale: Sale): Promise<Visit> {
  const viewer = sale.viewer ?? 'unpaid';
  const world = sellingWorld(viewer);
  if (viewer !== 'visitor') viewerOf(world).credits = CREDITS;
  await openPlace(template, world, sale);
  const lacksBy = async (measure: Measure) => {
    const reports = await missingPrices(sale.find(world), measure);
    return reports.map((report) => sayIn(sale.place, report));
  };
  return toVisit({ lacksBy, required: () => sale.find(world).flatMap(listRequired) });
}

/**
 * Visits the pages of a template that sell or lead to a payment. Each thing must have its price beside it, readable as it
 * is painted, on phone and desktop and in both schemes. A page without the things that the site sells fails. `prove` is
 * called with each place.
 */
export function describePrices(template: Template, prove?: Proof, share?: LookShare): void {
  describe(`prices of ${template.name}`, () => {
    wearStyles(template);
    afterEach(closeSites);

    test.each(sales.map((sale, index) => [sale.place, sale, index] as const))(
      'are in %s',
      async (place, sale, index) => {
        const visit = await visitSale(template, sale);
        await expectNothingIn(chooseLooks(index, share), visit.lacks);
        await prove?.(place, visit);
      },
    );
  });
}
