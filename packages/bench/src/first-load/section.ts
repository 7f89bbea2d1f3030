import { launchBrowser } from '../browser.ts';
import { getFrom } from '../get-from.ts';
import type { Host } from '../host.ts';
import { startAdvert } from '../landers/advert.ts';
import { visit } from '../landers/measure.ts';
import { hydrationScript } from '../scripts.ts';
import { fixedPage } from './fixed-page.ts';
import { audit } from './lighthouse.ts';
import { findPages } from './pages.ts';
import { printAudits, printVisits } from './print.ts';
import { measurePresses } from './measure-presses.ts';
import { readMarkup } from './read-markup.ts';
import { inTurns, type Target } from './targets.ts';
import { hydratedPage, startBaseline, withoutScript } from './start-baseline.ts';

/** Time in ms for which a started page is quiet: for as long as Lighthouse waits. */
const QUIET_MS = 5000;
const HEAD =
  '<!doctype html><html lang="en"><head><title>Baseline</title><meta name="viewport" content="width=device-width"></head>';

/**
 * Prints how pages load on a slow phone until they have been quiet for five seconds, and what Lighthouse says about them.
 * They are compared with the same HTML without script, with the page's own elements hydrated by React, React DOM and
 * styled-components alone, and with a fixed page of 25 elements hydrated by these three.
 */
export async function firstLoad(host: Host): Promise<void> {
  const browser = await launchBrowser();
  const advert = await startAdvert();
  const script = await hydrationScript();
  const fixed = await startBaseline(host, 'localhost', '/', hydratedPage(HEAD, fixedPage, script));
  const servers = [fixed];
  const start = async (...args: Parameters<typeof startBaseline>) => {
    const server = await startBaseline(...args);
    servers.push(server);
    return server.url;
  };
  const targets: Target[] = [{ name: '25 elements, the three libraries', url: fixed.url, cookie: '' }];
  try {
    const pages = await findPages(host);
    await measurePresses(browser, pages);
    for (const { name, site, path, url, cookie } of pages) {
      // Also fills the caches of the host.
      const { body } = await getFrom(host, site, path, { cookie });
      const page = hydratedPage(body, await readMarkup(browser, body), script);
      targets.push({
        name,
        url,
        cookie,
        plain: await start(host, site, path, { html: withoutScript(body), script: '' }),
        markup: await start(host, site, path, page),
      });
    }
    const addresses = targets.flatMap(({ url, cookie, plain, markup }) => [
      { url, cookie },
      ...[plain, markup].flatMap((copy) => (copy === undefined ? [] : [{ url: copy, cookie: '' }])),
    ]);
    printVisits(
      targets,
      await inTurns(addresses, ({ url, cookie }) =>
        visit(browser, advert, url, { cookie, quietMs: QUIET_MS }),
      ),
    );
    printAudits(targets, await inTurns(targets, ({ url, cookie }) => audit(url, cookie)));
  } finally {
    for (const server of servers) server.stop();
    advert.stop();
    await browser.close();
  }
}
