import type { Browser, Page } from 'playwright';
import { styleOf } from '../chatscopeStyle.ts';
import { workBetweenMarks } from '../tracing.ts';
import { withPage } from '../withPage.ts';
import type { Bench } from './page/main.ts';

declare const bench: Bench;

const OLDER = 50;
const FRAMES = 80;
/** Pixels that the page scrolls up in each frame. */
const STEP = 250;
const ROUNDS = 3;

/**
 * Reading positions while older messages load: at the oldest message, a screen below it, where loading
 * starts, and in the middle. Each is a share of all messages and a number of screens.
 */
const places = { oldest: [0, 0], near: [0, 1], middle: [0.5, 0] } as const;

/** Name of a reading position. */
export type Place = keyof typeof places;

/** Cost of one conversation view in milliseconds of main-thread CPU time, round by round. */
export interface ConversationCost {
  /** Name in the table. */
  readonly name: string;
  /** Showing the conversation. */
  readonly mount: number[];
  /** One frame of scrolling. */
  readonly frame: number[];
  /** Loading 50 older messages, by reading position. */
  readonly older: Readonly<Record<Place, number[]>>;
  /** Maximum movement of the read message in pixels; infinite if it disappeared. */
  shift: number;
  /** Maximum number of elements at a time. */
  elements: number;
  /** Number of checked frames that showed a gap. */
  blank: number;
}

const style = `
  * { box-sizing: border-box } body { margin: 0; font: 16px/24px sans-serif }
  .scroller { height: 100vh; overflow-y: auto }
  .unanchored { overflow-anchor: none }
  .all { flex: 1 0 auto }
  /* Some views disable pointer events while they scroll, but the check for gaps uses elementFromPoint. */
  [data-id] { pointer-events: auto }
  .line { display: flex; flex-direction: column; align-items: flex-start; padding: 4px 16px }
  .own { align-items: flex-end }
  .line p { max-width: 75%; margin: 0; padding: 8px 12px; border-radius: 16px; background: #eee }
  .own p { background: #fde }
  .line time { font-size: 13px; line-height: 16px }`;

/** Opens a page with an empty conversation, runs a function on it and closes it. */
const withConversation = <T>(
  browser: Browser,
  script: string,
  name: string,
  act: (page: Page) => Promise<T>,
): Promise<T> => {
  const css = styleOf(name, style);
  return withPage(browser, { script, style: css, viewport: { width: 800, height: 900 } }, async (page) => {
    await page.evaluate((thread) => bench.open(thread), name);
    return await act(page);
  });
};

/** Measures one conversation view once more. */
async function measureRound(browser: Browser, script: string, count: number, cost: ConversationCost) {
  const { name } = cost;
  const show = (page: Page, size: number) => page.evaluate((each) => bench.show(each), size);
  await withConversation(browser, script, name, async (page) => {
    cost.mount.push(await workBetweenMarks(browser, page, () => show(page, count)));
    const scrolling = [FRAMES, STEP] as const;
    const scroll = () => page.evaluate(([frames, step]) => bench.scroll(frames, step), scrolling);
    cost.frame.push((await workBetweenMarks(browser, page, scroll)) / FRAMES);
    const checked = await page.evaluate(([frames, step]) => bench.scrollAndCheck(frames, step), scrolling);
    cost.elements = Math.max(cost.elements, checked.maxElements);
    cost.blank += checked.blank;
  });
  for (const place of ['oldest', 'near', 'middle'] as const) {
    await withConversation(browser, script, name, async (page) => {
      await page.evaluate(([size, older]) => bench.grow(size, older), [count, OLDER] as const);
      const goTo = () => page.evaluate(([share, screens]) => bench.goTo(share, screens), places[place]);
      await goTo();
      cost.older[place].push(await workBetweenMarks(browser, page, () => show(page, count + OLDER)));
      await goTo();
      const moved = await page.evaluate((size) => bench.shift(size), count + 2 * OLDER);
      cost.shift = Math.max(cost.shift, moved ?? Number.POSITIVE_INFINITY);
    });
  }
}

/**
 * Measures conversations with a number of messages alternately, so that a disturbance affects all of them.
 */
export async function measureConversations(
  browser: Browser,
  script: string,
  count: number,
  names: readonly string[],
): Promise<ConversationCost[]> {
  const costs = names.map((name): ConversationCost => ({
    name,
    mount: [],
    frame: [],
    older: { oldest: [], near: [], middle: [] },
    shift: 0,
    elements: 0,
    blank: 0,
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const cost of costs) await measureRound(browser, script, count, cost);
  }
  return costs;
}
