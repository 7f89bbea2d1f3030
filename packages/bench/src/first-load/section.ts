import { loadavg } from 'node:os';
import { launchBrowser } from '../browser.ts';
import { getFrom } from '../get-from.ts';
import type { Host } from '../host.ts';
import { startAdvert } from '../landers/advert.ts';
import { SLOW_DOWN, visit } from '../landers/measure.ts';
import { hydrationScript } from '../scripts.ts';
import { audit } from './lighthouse/audit.ts';
import { measurePresses } from './presses/section.ts';
import { findPages, pageNames, standardNames } from './pages.ts';
import { parsePlan } from './plan.ts';
import { printAudits } from './print-audits.ts';
import { printVisits } from './print-visits.ts';
import { printWork } from './print-work.ts';
import { readMarkup } from './read-markup.ts';
import {
  fixedPage,
  hydratedPage,
  startBaseline,
  withoutScript,
  type Baseline,
  type BaselinePage,
} from './start-baseline.ts';
import { inTurns, type Address, type Target } from './targets.ts';

/** Time in ms for which a started page is quiet: for as long as Lighthouse waits. */
const QUIET_MS = 5000;
const HEAD =
  '<!doctype html><html lang="en"><head><title>Baseline</title><meta name="viewport" content="width=device-width"></head>';

/**
 * Prints how pages load on a slow phone until they have been quiet for five seconds, and what Lighthouse says about them.
 * They are compared with the same HTML without script, with the page's own elements hydrated by React, React DOM and
 * styled-components alone, and with a fixed page of 25 elements hydrated by these three.
 */
export async function firstLoad(
  host: Host,
  words: readonly string[] = [],
  amounts: readonly number[] = [],
): Promise<void> {
  const plan = parsePlan({ names: pageNames, standard: standardNames }, words, amounts);
  const browser = await launchBrowser();
  const advert = await startAdvert();
  const script = await hydrationScript();
  const servers: Baseline[] = [];
  const start = async (site: string, path: string, page: BaselinePage): Promise<Address> => {
    const server = await startBaseline(host, site, path, page);
    servers.push(server);
    return { url: server.url, cookie: '', documentBytes: Buffer.byteLength(page.html) };
  };
  const fixedAddress = await start('localhost', '/', hydratedPage(HEAD, fixedPage, script));
  const targets: Target[] = [{ ...fixedAddress, name: '(b) 25 elements, three libraries', copies: {} }];
  const loads = loadavg().map((load) => load.toFixed(1));
  console.log(`${plan.rounds} rounds; load average of the machine ${loads.join(', ')}.`);
  try {
    const pages = await findPages(host, plan.pages);
    if (plan.parts.has('presses')) await measurePresses(browser, pages, plan.rounds);
    for (const { name, site, path, url, cookie } of pages) {
      // Also fills the caches of the host.
      const { body } = await getFrom(host, site, path, { cookie });
      const page = hydratedPage(body, await readMarkup(browser, body), script);
      targets.push({
        name,
        url,
        cookie,
        documentBytes: Buffer.byteLength(body),
        copies: {
          plain: await start(site, path, { html: withoutScript(body), script: '' }),
          markup: await start(site, path, page),
        },
      });
    }
    const addresses = targets.flatMap((target) => [target, ...Object.values(target.copies)]);
    const visitAll = (slowDown: number) =>
      inTurns(plan.rounds, addresses, ({ url, cookie }) =>
        visit(browser, advert, url, { cookie, quietMs: QUIET_MS, slowDown }),
      );
    if (plan.parts.has('cpu')) printWork(targets, await visitAll(1));
    if (plan.parts.has('trace')) printVisits(targets, await visitAll(SLOW_DOWN));
    if (plan.parts.has('lighthouse'))
      printAudits(
        targets,
        await inTurns(plan.rounds, addresses, ({ url, cookie }) => audit(url, cookie, plan.slowDown)),
      );
  } finally {
    for (const server of servers) server.stop();
    advert.stop();
    await browser.close();
  }
}
