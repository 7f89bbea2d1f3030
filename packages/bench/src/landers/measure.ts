import type { Browser, Page } from 'playwright';
import { mainThreadTasks, markDocuments, type Task } from '../tracing.ts';
import type { Advert } from './advert.ts';
import { watchNetwork, type Network } from './watch-network.ts';

/** A slow phone: 9/3 Mbps, 100 ms, and a processor that is four times slower. */
export const NETWORK = {
  offline: false,
  latency: 100,
  downloadThroughput: 9e6 / 8,
  uploadThroughput: 3e6 / 8,
};
export const SLOW_DOWN = 4;
export const PHONE = { width: 390, height: 844 };

/** Time in ms without requests after which the network is idle. */
const IDLE_MS = 500;

/** Experience of a visitor while a page loaded. */
export interface Visit {
  /** Largest contentful paint in ms; NaN when the browser recorded none. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Tasks of the main thread, the longest first. */
  tasks: Task[];
  /** Bytes of the document before compression. */
  documentBytes: number;
  /** Whether the page's screen ran in the end; false for a page that loads no scripts by itself. */
  isHydrated: boolean;
  /** Bytes of the script files as sent, with their headers; not of scripts in the document. */
  scriptBytes: number;
  /** Whether the page has fetched scripts that only an interaction runs. */
  isWaiting: boolean;
}

/** Returns what the browser has recorded since the page opened. Runs in the page. */
function readMetrics(): Pick<Visit, 'lcp' | 'cls' | 'documentBytes'> {
  const entriesOf = (type: string): PerformanceEntryList => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const shifts = entriesOf('layout-shift') as (PerformanceEntry & { value: number })[];
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    documentBytes: navigation?.decodedBodySize ?? 0,
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

/** Returns for how many ms no task was long. Runs in the page. */
function idleFor(): number {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'longtask', buffered: true });
  const ends = observer.takeRecords().map(({ startTime, duration }) => startTime + duration);
  return performance.now() - Math.max(0, ...ends);
}

/**
 * Waits until nothing has loaded and no task was long for a time in ms. Asks the page rarely, because each question is a task
 * of it. Throws after a minute.
 */
async function waitUntilQuiet(page: Page, network: Network, quietMs: number): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const isQuiet = network.quietFor() >= quietMs;
    const quiet = isQuiet ? await page.evaluate(idleFor) : network.quietFor();
    if (isQuiet && quiet >= quietMs) return;
    await page.waitForTimeout(quietMs - quiet + 50);
  }
  throw new Error(`${page.url()} was not quiet within a minute.`);
}

/** Returns the cookies of a header for the origin of an address. */
export const parseCookies = (header: string, url: string) =>
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

/** Opens a page once. Returns undefined if its start was not traced. */
async function tryVisit(
  browser: Browser,
  advert: Advert,
  url: string,
  { cookie = '', quietMs = 0, slowDown = SLOW_DOWN }: VisitOptions,
): Promise<Visit | undefined> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true });
  try {
    await context.addCookies(parseCookies(cookie, url));
    const page = await context.newPage();
    await markDocuments(page);
    const session = await context.newCDPSession(page);
    const network = await watchNetwork(session);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.goto(advert.addressFor(url));
    const tasks = await mainThreadTasks(browser, page, async () => {
      await page.getByRole('link').click();
      await page.waitForURL(url, { waitUntil: 'load' });
      await waitUntilQuiet(page, network, Math.max(quietMs, IDLE_MS));
      // A busy machine can paint later than the network is idle.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      if (quietMs === 0) await page.waitForFunction(isHydratedOrStatic);
    });
    const rest = { ...(await page.evaluate(readMetrics)), isHydrated: await page.evaluate(isHydrated) };
    return tasks && { ...rest, tasks, scriptBytes: network.scriptBytes(), isWaiting: network.isWaiting() };
  } finally {
    await context.close();
  }
}

/**
 * Opens a page from an advert in a new browser context, as a slow phone does, and waits until nothing loads any more and
 * the page has hydrated. Repeats a visit whose start was not traced.
 */
export async function visit(
  browser: Browser,
  advert: Advert,
  url: string,
  options: VisitOptions = {},
): Promise<Visit> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const tracedVisit = await tryVisit(browser, advert, url, options);
    if (tracedVisit) return tracedVisit;
  }
  throw new Error(`The start of ${url} was traced in none of three visits.`);
}
