import type { Browser, CDPSession, Page } from 'playwright';
import { parseCookies, NETWORK, PHONE, SLOW_DOWN } from '../../landers/measure.ts';
import { watch, type Watched } from './watch.ts';

/** Press on an element of a page. */
interface Press {
  /** Address of the page. */
  url: string;
  /** `Cookie` header of the visitor, or ''. */
  cookie: string;
  /** CSS selector of the pressed element. */
  target: string;
  /** Key that is typed after the press; undefined for none. */
  key?: string;
}

/** Experience of a press. */
export interface Felt {
  /** Longest time in ms from an event of the press to its next frame, as INP has it. The browser reports none below 16. */
  frame: number;
  /** Time in ms from the press to its effect; NaN if there was none in the time of a visit. */
  effect: number;
  /** Whether the press had an effect twice: a changed state, changed text, a sent form, or another page. */
  isDoubled: boolean;
}

/** Time in ms that a visitor waits for an effect. */
const PATIENCE_MS = 10_000;
/** Time in ms in which a press could have an effect once more, and the browser reports its frame. */
const AFTERWARDS_MS = 700;

/** Middle of an element in the viewport. */
interface Place {
  x: number;
  y: number;
}

async function tap(session: CDPSession, { x, y }: Place): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Returns what the page has recorded; undefined while it navigates. */
async function readSeen(page: Page): Promise<Watched | undefined> {
  const storedText = await page.evaluate(() => sessionStorage.getItem('seen')).catch(() => null);
  return storedText ? (JSON.parse(storedText) as Watched) : undefined;
}

/** Opens the slow phone of a visitor. */
async function openPhone(
  browser: Browser,
  { url, cookie, target }: Press,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await context.addCookies(parseCookies(cookie, url));
  const page = await context.newPage();
  await page.addInitScript(watch, target);
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return { page, session };
}

/** Returns the middle of the pressed element in the viewport. The layout is the same in each visit. */
export async function locate(browser: Browser, press: Press): Promise<Place> {
  const { page } = await openPhone(browser, press);
  try {
    await page.goto(press.url);
    const box = await page.locator(press.target).first().boundingBox();
    if (!box || box.y < 0 || box.y + box.height > PHONE.height)
      throw new Error(`${press.url} shows no element ${press.target} to press.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  } finally {
    await page.context().close();
  }
}

/**
 * Presses an element a time in ms after the first paint, in a new visit. The press comes from outside the page, at its
 * place, so that it doesn't wait for the page's thread. Throws if it hits something else.
 */
export async function pressAfter(
  browser: Browser,
  press: Press,
  place: Place,
  afterMs: number,
): Promise<Felt> {
  const { page, session } = await openPhone(browser, press);
  try {
    const firstPaint = new Promise<void>((resolve) => {
      session.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve());
    });
    await session.send('Page.enable');
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await page.goto(press.url, { waitUntil: 'commit' });
    await firstPaint;
    await page.waitForTimeout(afterMs);
    await tap(session, place);
    if (press.key !== undefined) await page.keyboard.press(press.key);
    const deadline = performance.now() + PATIENCE_MS;
    while ((await readSeen(page))?.effectAt === undefined && performance.now() < deadline)
      await page.waitForTimeout(250);
    await page.waitForTimeout(AFTERWARDS_MS);
    const {
      isHit,
      frames,
      counts,
      pressedAt = Number.NaN,
      effectAt = Number.NaN,
    } = (await readSeen(page)) ?? { isHit: false, frames: [], counts: {} };
    if (!isHit) throw new Error(`The press on ${press.target} of ${press.url} hit something else.`);
    return {
      frame: Math.max(16, ...frames),
      effect: effectAt - pressedAt,
      isDoubled: Object.values(counts).some((count) => count > 1),
    };
  } finally {
    await page.context().close();
  }
}
