import type { Browser, Page } from 'playwright';
import { styleOf } from '../chatscopeStyle.ts';
import { workBetweenMarks } from '../tracing.ts';
import { withPage } from '../withPage.ts';
import type { Bench } from './page/main.tsx';

declare const bench: Bench;

const CHATS = 5000;
/** Messages that come in, one each 100 ms. */
const MESSAGES = 30;
/** Pixels that the list is scrolled by in each frame. */
const STEP = 60;
/** Milliseconds between two keys: 8 a second. */
const BETWEEN_KEYS = 125;
/** Words that every line has, so that the list stays as long as it is. */
const TYPED = 'member late train coast';
const ROUNDS = 3;

/** What a list of chats costs. */
export interface ListCost {
  readonly name: string;
  /** Milliseconds of CPU time of the main thread to show it, and for each message that comes in. */
  readonly mount: number[];
  readonly update: number[];
  /** Milliseconds from each key to the frame that paints its letter. */
  readonly delays: number[];
  /** Keys whose letter was not painted. */
  dropped: number;
  /** Most lines in the document. */
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

/** Opens a page with a list of chats and hands it on. */
const withList = <T>(
  browser: Browser,
  script: string,
  name: string,
  act: (page: Page) => Promise<T>,
): Promise<T> => {
  const look = styleOf(name, style);
  return withPage(browser, { script, style: look, viewport: { width: 480, height: 900 } }, async (page) => {
    await page.evaluate((list) => bench.open(list), name);
    return await act(page);
  });
};

/** Measures one list once more: showing it and messages alone, then messages, keys and scrolling all at once. */
async function measureRound(browser: Browser, script: string, cost: ListCost): Promise<void> {
  await withList(browser, script, cost.name, async (page) => {
    cost.mount.push(
      await workBetweenMarks(browser, page, () => page.evaluate((count) => bench.show(count), CHATS)),
    );
    const hear = () => page.evaluate((count) => bench.hear(count), MESSAGES);
    cost.update.push((await workBetweenMarks(browser, page, hear)) / MESSAGES);
    const live = page.evaluate(([count, step]) => bench.live(count, step), [MESSAGES, STEP] as const);
    await page.keyboard.type(TYPED, { delay: BETWEEN_KEYS });
    cost.rows = Math.max(cost.rows, await live);
    const { delays, value } = await page.evaluate(() => bench.keys());
    cost.delays.push(...delays);
    cost.dropped += TYPED.length - Math.min(delays.length, value.length);
  });
}

/** Measures every list in turns, so that what disturbs the machine disturbs all of them. */
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
