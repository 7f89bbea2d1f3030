import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../browser.ts';
import type { Host } from '../host.ts';
import { toggleScript } from '../scripts.ts';
import { median, quantile } from '../statistics.ts';
import { printTable, times } from '../table.ts';
import { mainThreadWork, markTaps } from '../tracing.ts';
import { SLOW_DOWN } from '../typing.ts';

/** Milliseconds between taps: long enough for the server's response and its effects. */
const PAUSE = 1500;

const ms = (value: number) => value.toFixed(1);

/** Taps every inactive like button in turn. The first tap is a warm-up and not counted. */
async function tapHearts(browser: Browser, open: (page: Page) => Promise<void>): Promise<number[]> {
  const context = await browser.newContext({
    locale: 'en-GB',
    hasTouch: true,
    viewport: { width: 1280, height: 2000 },
  });
  try {
    const page = await context.newPage();
    await markTaps(page);
    await open(page);
    // Uses elements instead of names, because names may repeat and the pressed state changes.
    const hearts = await page.getByRole('button', { name: /^Like /, pressed: false }).elementHandles();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const costs = await mainThreadWork(browser, page, async () => {
      for (const heart of hearts) {
        await heart.tap();
        await page.waitForTimeout(PAUSE);
        // The dialog of a mutual like covers the other hearts.
        if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
      }
    });
    return costs.slice(1);
  } finally {
    await context.close();
  }
}

async function openMembers(page: Page, { port, login }: Host): Promise<void> {
  await page.goto(`http://localhost:${port}/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email address').fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/members/);
  await page.goto(`http://localhost:${port}/members`, { waitUntil: 'load' });
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .waitFor();
  // Polling and the event stream start a second after the login.
  await page.waitForTimeout(2 * PAUSE);
}

async function openToggles(page: Page): Promise<void> {
  const url = 'http://baseline.localhost/';
  const body = `<!doctype html><title>Likes</title><body><script type="module">${await toggleScript()}</script>`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(url);
  await page.getByRole('button').first().waitFor();
}

/**
 * Prints the cost of a like on a page of members, from the tap to the painted button, compared with a plain
 * React switch.
 */
export async function like(host: Host): Promise<void> {
  const browser = await launchBrowser();
  try {
    const plain = await tapHearts(browser, openToggles);
    const site = await tapHearts(browser, (page) => openMembers(page, host));
    const rows = [
      ['one React switch', plain],
      ['a like among the members', site],
    ] as const;
    printTable(
      [`a tap at ${SLOW_DOWN} × slow-down, up to the paint`, 'count', 'median ms', '90 % ms', 'ratio'],
      rows.map(([name, values]) => [
        name,
        String(values.length),
        ms(median(values)),
        ms(quantile(values, 0.9)),
        times(median(values) / median(plain)),
      ]),
    );
  } finally {
    await browser.close();
  }
}
