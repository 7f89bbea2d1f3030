import { launchBrowser } from '../browser.ts';
import { pageScript } from '../scripts.ts';
import { median } from '../statistics.ts';
import { printTable, times } from '../table.ts';
import { measureGrids, type GridCost } from './measure.ts';

const ms = (value: number) => value.toFixed(2);

/** Prints the cost of a grid with 10 000 items, compared with a hand-written recycler and libraries. */
export async function grid(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const costs = await measureGrids(browser, await pageScript('grid'));
    const [baseline] = costs;
    const ratio = (cost: GridCost, kind: 'frame' | 'mount') =>
      times(median(cost[kind]) / median(baseline?.[kind] ?? []));
    printTable(
      ['grid of 10 000', 'a frame of 400 px, ms', 'ratio', 'mount, ms', 'ratio', 'elements', 'blank frames'],
      costs.map((cost) => [
        cost.name,
        ms(median(cost.frame)),
        ratio(cost, 'frame'),
        ms(median(cost.mount)),
        ratio(cost, 'mount'),
        String(cost.elements),
        String(cost.blank),
      ]),
    );
    printTable(
      ['twelve more places', 'page 1, ms', 'page 800, ms', 'ratio'],
      costs.map(({ name, firstPage, latePage }) => [
        name,
        ms(median(firstPage)),
        ms(median(latePage)),
        times(median(latePage) / median(firstPage)),
      ]),
    );
  } finally {
    await browser.close();
  }
}
