import type { Browser } from 'playwright';
import type { Host } from '../host.ts';
import type { Advert } from './advert.ts';
import { visit, type Visit } from './measure.ts';
import { startStaticCopy } from '../first-load/start-baseline.ts';

/** Visits of a page and of its static copy, one directly after the other. */
export interface VisitPair {
  /** Visit of the page. */
  page: Visit;
  /** Visit of its copy without scripts. */
  copy: Visit;
}

/** Parts of a comparison. */
export interface Comparison {
  /** Browser of the visits. */
  browser: Browser;
  /** Page of another site that links to the pages. */
  advert: Advert;
  /** Host of the pages. */
  host: Host;
}

/** Visits a page and its static copy in turn, after one visit of each that is not counted. */
export async function compareVisits(
  { browser, advert, host }: Comparison,
  site: string,
  path: string,
  rounds: number,
): Promise<VisitPair[]> {
  const copy = await startStaticCopy(host, site, path);
  const visits: VisitPair[] = [];
  try {
    const url = `http://${site}:${host.port}${path}`;
    // Fills the caches of both servers.
    await visit(browser, advert, url);
    await visit(browser, advert, copy.url);
    for (let round = 0; round < rounds; round += 1)
      visits.push({
        page: await visit(browser, advert, url),
        copy: await visit(browser, advert, copy.url),
      });
  } finally {
    copy.stop();
  }
  return visits;
}
