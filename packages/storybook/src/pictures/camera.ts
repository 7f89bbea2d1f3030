import type { Browser, Page } from 'playwright';
import type { TakeShot } from './queue.ts';
import { lookName, type Shot } from './shots.ts';
import { followPlans, holdStill, rest } from './still.ts';
import { brandsInToolbar, readStoryEnd, isReady, openStory, recordEndings } from './storybook-page.ts';

/** Settings of a camera. */
export interface CameraOptions {
  readonly browser: Browser;
  /** Address of a built Storybook, with a slash at its end. */
  readonly address: string;
  /** Time that the stories take for now. */
  readonly clock: Date;
  /** Stores the picture that a page shows. */
  readonly store: (page: Page, shot: Shot) => Promise<void>;
  /** Called for a story that fixes another brand, scheme or width, so that there is no such picture. */
  readonly onFixed?: (shot: Shot) => void;
  /** Height of the page in CSS pixels, by its width. */
  readonly heightOf: (width: number) => number;
  /** Device pixels for each CSS pixel. Default: 1. */
  readonly scale?: number;
}

/** Milliseconds without a change before a story rests. */
const QUIET = 120;
/** Milliseconds after which a story is pictured although it never rests. */
const PATIENCE = 5000;

/** Types of requests that change what a page shows when they arrive. */
const DRAWN = new Set(['script', 'stylesheet', 'image', 'font', 'fetch']);
/** Milliseconds after which a request is no longer waited for: a story may be about a call that never ends. */
const LONGEST = 3000;

/** Requests of a page. */
interface Requests {
  /** Number of those that have started. */
  started: () => number;
  /** Number of those that are under way. */
  open: () => number;
}

/** Counts the requests of a page. */
function countRequests(page: Page): Requests {
  const starts = new Map<unknown, number>();
  let startCount = 0;
  page.on('request', (request) => {
    if (!DRAWN.has(request.resourceType())) return;
    startCount += 1;
    starts.set(request, Date.now());
  });
  page.on('requestfinished', (request) => starts.delete(request));
  page.on('requestfailed', (request) => starts.delete(request));
  return {
    started: () => startCount,
    open: () => [...starts.values()].filter((start) => Date.now() - start < LONGEST).length,
  };
}

/** Returns the brands of a built Storybook, as its toolbar lists them. */
export async function readBrands(browser: Browser, address: string, timeout: number): Promise<string[]> {
  const page = await browser.newPage();
  try {
    await page.goto(`${address}iframe.html`, { timeout });
    await page.waitForFunction(isReady, undefined, { timeout });
    return await page.evaluate(brandsInToolbar);
  } finally {
    await page.close();
  }
}

/**
 * Creates a function that takes pictures in one page, which stays open while the look is the same. After a failure it opens
 * another one.
 */
export function createCamera(options: CameraOptions): TakeShot {
  let open: { page: Page; look: string; requests: Requests } | null = null;

  const close = async () => {
    const last = open;
    open = null;
    await last?.page.close();
  };

  const pageFor = async (shot: Shot, timeout: number) => {
    if (open?.look === lookName(shot)) return open;
    await close();
    const { browser, address, clock, heightOf, scale = 1 } = options;
    const page = await browser.newPage({
      viewport: { width: shot.width, height: heightOf(shot.width) },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
    });
    open = { page, look: lookName(shot), requests: countRequests(page) };
    await page.addInitScript(holdStill, clock.getTime());
    await page.addInitScript(followPlans);
    await page.addInitScript(recordEndings);
    const globals = `template:${shot.brand};scheme:${shot.scheme};a11y.manual:!true`;
    // Storybook reads the settings of an address only if it names a story.
    await page.goto(`${address}iframe.html?id=${shot.id}&viewMode=story&globals=${globals}`, { timeout });
    await page.waitForFunction(isReady, undefined, { timeout });
    return open;
  };

  const take: TakeShot = async (shot, timeout) => {
    const { page, requests } = await pageFor(shot, timeout);
    if (!(await page.evaluate(openStory, { ...shot }))) {
      options.onFixed?.(shot);
      return;
    }
    const handle = await page.waitForFunction(readStoryEnd, shot.id, { timeout });
    const end = await handle.jsonValue();
    if (end?.failure) throw new Error(end.failure);
    const latest = Date.now() + PATIENCE;
    let startCount: number;
    do {
      startCount = requests.started();
      await page.evaluate(rest, { quiet: QUIET, patience: PATIENCE });
    } while ((requests.open() > 0 || requests.started() > startCount) && Date.now() < latest);
    await options.store(page, shot);
  };

  return async (shot, timeout) => {
    try {
      await take(shot, timeout);
    } catch (error) {
      await close();
      throw error;
    }
  };
}
