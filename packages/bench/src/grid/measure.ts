import type { Browser, Page } from 'playwright';
import { workBetweenMarks } from '../tracing.ts';
import { withPage } from '../withPage.ts';
import type { Bench } from './page/main.ts';

declare const bench: Bench;

const PEOPLE = 10_000;
const PAGE = 12;
const FRAMES = 60;
/** Pixels that the page scrolls in each frame, as after a fast fling. */
const STEP = 400;
const ROUNDS = 3;

/** Cost of one grid in milliseconds of main-thread CPU time, round by round. */
export interface GridCost {
  /** Name in the table. */
  readonly name: string;
  /** Showing the grid. */
  readonly mount: number[];
  /** One frame of scrolling. */
  readonly frame: number[];
  /** Adding twelve items to the first page. */
  readonly firstPage: number[];
  /** Adding twelve items to a late page. */
  readonly latePage: number[];
  /** Maximum number of elements at a time. */
  elements: number;
  /** Number of checked frames that showed a gap. */
  blank: number;
}

const style = `
  * { box-sizing: border-box } body { margin: 0; font: 16px sans-serif }
  ul { margin: 0; padding: 0; list-style: none }
  .grid { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); grid-auto-rows: 400px }
  .recycler { position: relative }
  .slot { position: absolute; top: 0; left: 0; width: 25%; height: 400px }
  .card { height: 400px; padding: 0 10px 20px }
  .photo { position: relative; height: 300px; border-radius: 12px }
  .photo button { position: absolute; right: 8px; bottom: 8px; width: 44px; height: 44px }
  h2 { margin: 12px 0 0; font-size: 16px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
  p { margin: 0 }`;

/** Opens a page with an empty grid, runs a function on it and closes it. */
const withGrid = <T>(
  browser: Browser,
  script: string,
  name: string,
  act: (page: Page) => Promise<T>,
): Promise<T> =>
  withPage(browser, { script, style }, async (page) => {
    await page.evaluate((grid) => bench.open(grid), name);
    return await act(page);
  });

/** Measures one grid once more. */
async function measureRound(browser: Browser, script: string, cost: GridCost): Promise<void> {
  const { name } = cost;
  const show = (page: Page, count: number) => page.evaluate((each) => bench.show(each), count);
  await withGrid(browser, script, name, async (page) => {
    cost.mount.push(await workBetweenMarks(browser, page, () => show(page, PEOPLE)));
    const scroll = () =>
      page.evaluate(([frames, step]) => bench.scroll(frames, step), [FRAMES, STEP] as const);
    cost.frame.push((await workBetweenMarks(browser, page, scroll)) / FRAMES);
    const seen = await page.evaluate(([frames, step]) => bench.scrollAndCheck(frames, step), [
      FRAMES,
      STEP,
    ] as const);
    cost.elements = Math.max(cost.elements, seen.maxElements);
    cost.blank += seen.blank;
  });
  await withGrid(browser, script, name, async (page) => {
    await show(page, 0);
    cost.firstPage.push(await workBetweenMarks(browser, page, () => show(page, PAGE)));
  });
  await withGrid(browser, script, name, async (page) => {
    await show(page, 799 * PAGE);
    await page.evaluate(() => bench.toEnd());
    cost.latePage.push(await workBetweenMarks(browser, page, () => show(page, 800 * PAGE)));
  });
}

/** Measures all grids alternately, so that a disturbance affects each of them. */
export async function measureGrids(browser: Browser, script: string): Promise<GridCost[]> {
  const names = await withGrid(browser, script, '', (page) => page.evaluate(() => bench.names));
  const costs = names.map((name): GridCost => ({
    name,
    mount: [],
    frame: [],
    firstPage: [],
    latePage: [],
    elements: 0,
    blank: 0,
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const cost of costs) await measureRound(browser, script, cost);
  }
  return costs;
}
