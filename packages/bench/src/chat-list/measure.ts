import type { Browser, Page } from 'playwright';
import { styleOf } from '../chatscopeStyle.ts';
import { workBetweenMarks } from '../tracing.ts';
import { withPage } from '../withPage.ts';
import type { Bench } from './page/main.tsx';

declare const bench: Bench;

const CHATS = 5000;
/** Number of incoming messages, one every 100 ms. */
const MESSAGES = 30;
/** Pixels that the list scrolls in each frame. */
const STEP = 60;
/** Milliseconds between two keys: 8 per second. */
const BETWEEN_KEYS = 125;
/** Text that every row contains, so that the search keeps the length of the list. */
const TYPED = 'member late train coast';
const ROUNDS = 3;

/** Cost of a chat list. */
export interface ListCost {
  /** Name in the table. */
  readonly name: string;
  /** Milliseconds of main-thread CPU time to show the list, round by round. */
  readonly mount: number[];
  /** Milliseconds of main-thread CPU time for each incoming message. */
  readonly update: number[];
  /** Milliseconds from each key to the frame that paints its character. */
  readonly delays: number[];
  /** Number of keys whose character was not painted. */
  dropped: number;
  /** Maximum number of rows in the document. */
  rows: number;
}

const style = `
  * { box-sizing: border-box } body { margin: 0; font: 16px/24px sans-serif }
  input { width: 100%; height: 60px }
  ul { margin: 0; padding: 0; list-style: none }
  .scroller { height: calc(100vh - 60px); overflow-y: auto }
  .row { display: grid; grid-template-columns: 48px 1fr auto; column-gap: 12px; height: 72px; padding: 12px 16px }
  .face { grid-row: span 2; border-radius: 50%; background: #ccd }
  h3, p { overflow: hidden; margin: 0; font-size: 16px; white-space: nowrap; text-overflow: ellipsis }
  b { min-width: 24px; border-radius: 12px; background: #fde; text-align: center }`;

/** Opens a page with a chat list, runs a function on it and closes it. */
const withList = <T>(
  browser: Browser,
  script: string,
  name: string,
  act: (page: Page) => Promise<T>,
): Promise<T> => {
  const css = styleOf(name, style);
  return withPage(browser, { script, style: css, viewport: { width: 480, height: 900 } }, async (page) => {
    await page.evaluate((list) => bench.open(list), name);
    return await act(page);
  });
};

/** Measures one list once more: showing it and messages alone, then messages, keys and scrolling together. */
async function measureRound(browser: Browser, script: string, cost: ListCost): Promise<void> {
  await withList(browser, script, cost.name, async (page) => {
    cost.mount.push(
      await workBetweenMarks(browser, page, () => page.evaluate((count) => bench.show(count), CHATS)),
    );
    const receive = () => page.evaluate((count) => bench.receive(count), MESSAGES);
    cost.update.push((await workBetweenMarks(browser, page, receive)) / MESSAGES);
    const live = page.evaluate(([count, step]) => bench.live(count, step), [MESSAGES, STEP] as const);
    await page.keyboard.type(TYPED, { delay: BETWEEN_KEYS });
    cost.rows = Math.max(cost.rows, await live);
    const { delays, value } = await page.evaluate(() => bench.keys());
    cost.delays.push(...delays);
    cost.dropped += TYPED.length - Math.min(delays.length, value.length);
  });
}

/** Measures all lists alternately, so that a disturbance affects each of them. */
export async function measureLists(
  browser: Browser,
  script: string,
  names: readonly string[],
): Promise<ListCost[]> {
  const costs = names.map((name): ListCost => ({
    name,
    mount: [],
    update: [],
    delays: [],
    dropped: 0,
    rows: 0,
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const cost of costs) await measureRound(browser, script, cost);
  }
  return costs;
}
