import { chromium } from 'playwright';
import { findChromium } from '../../../../../.tools/chromium.ts';
import { cookiesOf } from '../../landers/measure.ts';
import { loadTools } from './install.ts';
import { readReport, type Audit } from './read-report.ts';

/**
 * Runs the performance audits of Lighthouse with its defaults, which are those of a phone, in a new browser that Lighthouse
 * starts itself. The browser has the visitor's cookies. Throws if Lighthouse can't load this page.
 */
export async function audit(url: string, cookie: string): Promise<Audit> {
  const { lighthouse, launch, connect } = await loadTools();
  const chrome = await launch({
    chromePath: findChromium() ?? chromium.executablePath(),
    chromeFlags: ['--headless=new', '--no-sandbox'],
  });
  try {
    const connection = await connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
    const { hostname: domain } = new URL(url);
    await connection.setCookie(
      ...cookiesOf(cookie, url).map(({ name, value }) => ({ name, value, domain, path: '/' })),
    );
    await connection.disconnect();
    const flags = { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' };
    return readReport(url, (await lighthouse(url, flags))?.lhr);
  } finally {
    chrome.kill();
  }
}
