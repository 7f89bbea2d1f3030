import { chromium } from 'playwright';
import { findChromium } from '../../../../../.tools/chromium.ts';
import { parseCookies, SLOW_DOWN } from '../../landers/measure.ts';
import { loadTools } from './install.ts';
import { readReport, type Audit, type Report } from './read-report.ts';

/** Visits after which a page counts as unmeasurable: Lighthouse loses a trace now and then on a busy machine. */
const ATTEMPTS = 3;
/** Network of the phone that Lighthouse simulates by default: slow 4G. */
const SLOW_4G = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
};

/** Runs Lighthouse once in a new browser that it starts itself, with the visitor's cookies. */
async function runLighthouse(url: string, cookie: string, slowDown: number): Promise<Report | undefined> {
  const { lighthouse, launch, connect } = await loadTools();
  const chrome = await launch({
    chromePath: findChromium() ?? chromium.executablePath(),
    chromeFlags: ['--headless=new', '--no-sandbox'],
  });
  try {
    const connection = await connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
    const { hostname: domain } = new URL(url);
    const cookies = parseCookies(cookie, url).map(({ name, value }) => ({ name, value, domain, path: '/' }));
    await connection.setCookie(...cookies);
    await connection.disconnect();
    const throttling = { ...SLOW_4G, cpuSlowdownMultiplier: slowDown };
    const flags = { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' };
    return (await lighthouse(url, slowDown === SLOW_DOWN ? flags : { ...flags, throttling }))?.lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * Runs the performance audits of Lighthouse with its defaults, which are those of a phone. Another slow-down of the processor
 * than 4 replaces that default. Throws if Lighthouse can't load this page.
 */
export async function audit(url: string, cookie: string, slowDown: number): Promise<Audit> {
  let report: Report | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    report = await runLighthouse(url, cookie, slowDown);
    if (!report?.runtimeError) break;
    console.error(`Lighthouse runs again: ${report.runtimeError.message}`);
  }
  return readReport(url, report);
}
