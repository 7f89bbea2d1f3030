import type { Browser, Page } from 'playwright';
import { mainThreadTasks, markDocuments, type Task } from '../tracing.ts';
import type { Advert } from './advert.ts';

/** A slow phone: 9/3 Mbps, 100 ms, and a processor that is four times slower. */
export const NETWORK = {
  offline: false,
  latency: 100,
  downloadThroughput: 9e6 / 8,
  uploadThroughput: 3e6 / 8,
};
export const SLOW_DOWN = 4;
export const PHONE = { width: 390, height: 844 };

/** Experience of a visitor while a page loaded. */
export interface Visit {
  /** Largest contentful paint in ms; NaN when the browser recorded none. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Tasks of the main thread, the longest first. */
  tasks: Task[];
  /** Whether the page's screen ran in the end; false for a page that loads no scripts by itself. */
  isHydrated: boolean;
  /** Bytes of the script files as sent, with their headers; not of scripts in the document. */
  scriptBytes: number;
}

/** Returns what the browser has recorded since the page opened. Runs in the page. */
function observed(): Pick<Visit, 'lcp' | 'cls'> {
  const entriesOf = (type: string): PerformanceEntryList => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const shifts = entriesOf('layout-shift') as (PerformanceEntry & { value: number })[];
  return {
    lcp: entriesOf('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    cls: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

/** Returns whether a page whose scripts load runs its screen; true for a page that loads none. Runs in the page. */
const isHydratedOrStatic = (): boolean =>
  !document.querySelector('link[rel=modulepreload]') ||
  Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps'));

/** Returns whether React runs the content of the page. Runs in the page. */
const isHydrated = (): boolean =>
  Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps'));

async function countScriptBytes(page: Page, rate: number): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Returns for how many ms nothing has loaded and no task was long. Runs in the page. */
function quietFor(): number {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'longtask', buffered: true });
  const ends = [
    ...performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    ...observer.takeRecords().map(({ startTime, duration }) => startTime + duration),
  ];
  return performance.now() - Math.max(0, ...ends);
}

/** Waits until a page has been quiet for a time in ms. Reads it rarely, because each reading is a task of the page. */
async function waitUntilQuiet(page: Page, quietMs: number): Promise<void> {
  for (;;) {
    const quiet = await page.evaluate(quietFor);
    if (quiet >= quietMs) return;
    await page.waitForTimeout(quietMs - quiet + 50);
  }
}

/** Returns the cookies of a header for the origin of an address. */
export const cookiesOf = (header: string, url: string) =>
  header.split('; ').flatMap((cookie) => {
    const [name = '', value = ''] = cookie.split(/=(.*)/s, 2);
    return name ? [{ name, value, url: new URL(url).origin }] : [];
  });

/** Options of a visit. */
export interface VisitOptions {
  /** `Cookie` header of the visitor. Default: none. */
  cookie?: string;
  /** Time in ms for which the page must be quiet before the visit ends: nothing loads and no task is long. Default: 0. */
  quietMs?: number;
  /** Factor by which the browser slows down its processor. Default: 4. */
  slowDown?: number;
}

/**
 * Opens a page from an advert in a new browser context, as a slow phone does, and waits until nothing loads any more and
 * the page has hydrated.
 */
export async function visit(
  browser: Browser,
  advert: Advert,
  url: string,
  { cookie = '', quietMs = 0, slowDown = SLOW_DOWN }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true });
  try {
    await context.addCookies(cookiesOf(cookie, url));
    const page = await context.newPage();
    await markDocuments(page);
    const scriptBytes = await countScriptBytes(page, slowDown);
    await page.goto(advert.addressFor(url));
    const tasks = await mainThreadTasks(browser, page, async () => {
      await page.getByRole('link').click();
      await page.waitForURL(url, { waitUntil: 'networkidle' });
      // A busy machine can paint later than the network is idle.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await page.evaluate(() => new Promise((painted) => setTimeout(painted, 200)));
      if (quietMs > 0) await waitUntilQuiet(page, quietMs);
      else await page.waitForFunction(isHydratedOrStatic);
    });
    const rest = { ...(await page.evaluate(observed)), isHydrated: await page.evaluate(isHydrated) };
    return { ...rest, tasks, scriptBytes: scriptBytes() };
  } finally {
    await context.close();
  }
}
