import { launchBrowser } from '../browser.ts';
import type { Host } from '../host.ts';
import { startAdvert } from '../landers/advert.ts';
import { compareVisits, type VisitPair } from '../landers/compare.ts';
import { sites } from '../sites.ts';
import { median } from '../statistics.ts';
import { printTable, times } from '../table.ts';

const ROUNDS = 9;
/** Pages by template; members of nocturne are for members only. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  classic: ['/', '/members', '/signup', '/pages/terms'],
  nocturne: ['/', '/signup', '/pages/terms'],
};

/**
 * While a program drives the browser, V8 parses a script again for the first error that it creates, as React does when it
 * loads. A visitor's browser does not.
 */
const PARSE_ONCE = '--js-flags=--no-enable-lazy-source-positions';

const HEAD = [
  'page on a slow phone',
  'LCP ms',
  'static page, LCP ms',
  'ratio',
  'blocked ms',
  'static page, blocked ms',
  'largest CLS',
];

const rowOf = (name: string, visits: readonly VisitPair[]): string[] => [
  name,
  median(visits.map(({ page }) => page.lcp)).toFixed(0),
  median(visits.map(({ copy }) => copy.lcp)).toFixed(0),
  times(median(visits.map(({ page, copy }) => page.lcp / copy.lcp))),
  median(visits.map(({ page }) => page.blocked)).toFixed(0),
  median(visits.map(({ copy }) => copy.blocked)).toFixed(0),
  Math.max(...visits.map(({ page }) => page.cls)).toFixed(4),
];

/** Prints how the first page of a visitor loads on a slow phone, compared with the same markup without scripts. */
export async function firstLoad(host: Host): Promise<void> {
  const browser = await launchBrowser(PARSE_ONCE);
  const advert = await startAdvert();
  try {
    for (const { template, site } of sites) {
      const rows = [];
      for (const path of PATHS[template] ?? []) {
        const visits = await compareVisits({ browser, advert, host }, site, path, ROUNDS);
        rows.push(rowOf(`${template} ${path}`, visits));
      }
      printTable(HEAD, rows);
    }
  } finally {
    await browser.close();
    advert.stop();
  }
}
