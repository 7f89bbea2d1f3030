import type { Browser, CDPSession, Page } from 'playwright';
import { cookiesOf, NETWORK, PHONE, SLOW_DOWN } from '../landers/measure.ts';

/** What is pressed on a page, and what shows that it had an effect. */
export interface Press {
  /** Name in the table. */
  name: string;
  /** Address of the page. */
  url: string;
  /** `Cookie` header of the visitor, or ''. */
  cookie: string;
  /** CSS selector of the pressed element. */
  target: string;
  /** Key that is typed after the press; undefined for none. */
  key?: string;
}

/** What a visitor feels of a press. */
export interface Felt {
  /** Time in ms from the press to the next frame (the value that INP is made of). */
  frame: number;
  /** Time in ms from the press to its effect; NaN if there was none in the time of a visit. */
  effect: number;
}

/** Time in ms that a visit takes from the press. */
const PATIENCE_MS = 8000;

interface Watched {
  /** Times in ms since the epoch. */
  pressedAt?: number;
  effectAt?: number;
  /** Durations of events up to their frames, in ms. */
  frames: number[];
}

/**
 * Records a press and its effect: a changed state of an element, a dialog, typed text, or the first paint of the page that
 * it leads to. Runs in the page.
 */
function watch(): void {
  const stored = sessionStorage.getItem('seen');
  const seen = (stored ? JSON.parse(stored) : { frames: [] }) as Watched;
  const now = () => performance.timeOrigin + performance.now();
  const store = () => sessionStorage.setItem('seen', JSON.stringify(seen));
  let isChanged = false;
  const press = ({ timeStamp }: Event) => {
    seen.pressedAt = performance.timeOrigin + timeStamp;
    store();
  };
  const effect = () => {
    if (seen.pressedAt === undefined || isChanged || seen.effectAt !== undefined) return;
    isChanged = true;
    // After the frame that paints the change.
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.effectAt = now();
        store();
      }),
    );
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, { capture: true });
  addEventListener('input', effect, { capture: true });
  new MutationObserver(effect).observe(document, {
    attributeFilter: ['aria-pressed', 'aria-expanded', 'aria-invalid', 'open'],
    subtree: true,
  });
  new PerformanceObserver(effect).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) seen.frames.push(entry.duration);
    store();
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function tap(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Returns what the page has recorded; nothing while it navigates. */
const readSeen = async (page: Page): Promise<Watched> => {
  const stored = await page.evaluate(() => sessionStorage.getItem('seen')).catch(() => null);
  return (stored ? JSON.parse(stored) : { frames: [] }) as Watched;
};

/** Opens a phone of a visitor on a page that is watched. */
async function openPhone(
  browser: Browser,
  { url, cookie }: Press,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await context.addCookies(cookiesOf(cookie, url));
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return { page, session };
}

/** Returns the middle of the pressed element in the viewport. The layout is the same in each visit. */
export async function locate(browser: Browser, press: Press): Promise<{ x: number; y: number }> {
  const { page } = await openPhone(browser, press);
  try {
    await page.goto(press.url, { waitUntil: 'networkidle' });
    const box = await page.locator(press.target).first().boundingBox();
    if (!box) throw new Error(`${press.url} has no element ${press.target} to press.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  } finally {
    await page.context().close();
  }
}

/**
 * Presses an element a time in ms after the first paint, in a new visit. The press comes from outside the page, at its
 * place, so that it doesn't wait for the page's thread.
 */
export async function pressAfter(
  browser: Browser,
  press: Press,
  place: { x: number; y: number },
  afterMs: number,
): Promise<Felt> {
  const { page, session } = await openPhone(browser, press);
  try {
    const painted = new Promise<void>((resolve) => {
      session.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve());
    });
    await session.send('Page.enable');
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await page.goto(press.url, { waitUntil: 'commit' });
    await painted;
    await page.waitForTimeout(afterMs);
    await tap(session, place);
    if (press.key !== undefined) await page.keyboard.press(press.key);
    const deadline = performance.now() + PATIENCE_MS;
    while ((await readSeen(page)).effectAt === undefined && performance.now() < deadline)
      await page.waitForTimeout(250);
    // The browser reports the duration of an event after the frame.
    await page.waitForTimeout(300);
    const { frames, pressedAt = Number.NaN, effectAt = Number.NaN } = await readSeen(page);
    // An interaction below 16 ms is not reported.
    return { frame: Math.max(16, ...frames), effect: effectAt - pressedAt };
  } finally {
    await page.context().close();
  }
}
