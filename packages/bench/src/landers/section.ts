import type { Browser } from 'playwright';
import { launchBrowser } from '../browser.ts';
import type { Host } from '../host.ts';
import { middle } from '../first-load/results.ts';
import { sites } from '../sites.ts';
import { kB, printTable, times } from '../table.ts';
import { startAdvert } from './advert.ts';
import { compareVisits } from './compare.ts';
import { findMemberId } from './member-id.ts';

const ROUNDS = 3;

const PATHS = [
  '/landers/video',
  '/landers/gallery',
  '/landers/maplanding',
  '/landers/alonetonight',
  '/landers/iconslanding',
  '/landers/socialnetwork',
  '/landers/collagelanding',
  '/landers/transitionsvideolanding/eng/summer',
];

/** Returns the paths of the landing pages, with those of a member. */
async function pathsOf(browser: Browser, host: Host, site: string): Promise<string[]> {
  const id = await findMemberId(browser, host, `http://${site}:${host.port}`);
  const ofMember = ['landing', 'landing2/eng', 'landing3/eng'];
  return [...PATHS, ...ofMember.map((name) => `/members/${id}/${name}`)];
}

const HEAD = [
  'landing page on a slow phone',
  'LCP ms',
  'static page, LCP ms',
  'ratio',
  'largest CLS',
  'scripts',
];

/** Prints how landing pages load on a slow phone, from an advert on another site, compared with static pages of the same markup. */
export async function landers(host: Host): Promise<void> {
  const browser = await launchBrowser();
  const advert = await startAdvert();
  try {
    for (const { template, site } of sites) {
      const rows = [];
      for (const path of await pathsOf(browser, host, site)) {
        const visits = await compareVisits({ browser, advert, host }, site, path, ROUNDS);
        rows.push([
          `${template} ${path.replace(/\/members\/[^/]+/, '/members/{id}')}`,
          middle(visits, ({ page }) => page.lcp).toFixed(0),
          middle(visits, ({ copy }) => copy.lcp).toFixed(0),
          times(middle(visits, ({ page, copy }) => page.lcp / copy.lcp)),
          Math.max(...visits.map(({ page }) => page.cls)).toFixed(4),
          kB(Math.max(...visits.map(({ page }) => page.scriptBytes))),
        ]);
      }
      printTable(HEAD, rows);
    }
  } finally {
    await browser.close();
    advert.stop();
  }
}
