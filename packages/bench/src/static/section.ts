import { setTimeout as wait } from 'node:timers/promises';
import { startHost } from '../host.ts';
import { sites } from '../sites.ts';
import { median } from '../statistics.ts';
import { kB, printTable, times } from '../table.ts';
import { rateOf, readOnce } from './load.ts';
import { startBare } from './start-bare.ts';

const ROUNDS = 7;
const SECONDS = 0.7;
const WARM_UP_SECONDS = 1;
/** Content pages, which are equal for all, and pages that visitors share but for their nonce. */
const PATHS = ['/pages/terms', '/pages/faq', '/', '/signup', '/login'];
/** Milliseconds after which a drawn page is stored. */
const STORED_AFTER = 1000;

/** Returns the request of a browser that has visited the site before, from an address whose country is looked up. */
const requestOf = (site: string, path: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${site}`,
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'Accept-Language: de-DE,de;q=0.9,en;q=0.8',
    'Cookie: i18n_redirected=de; visitor=bench',
    'X-Forwarded-For: 84.128.1.1',
    '',
    '',
  ].join('\r\n');

/** Returns the rates of both servers, as medians of alternating rounds, and the median of their ratios. */
async function compare(port: number, request: string) {
  await readOnce(port, request);
  await wait(STORED_AFTER);
  const response = await readOnce(port, request);
  const bare = await startBare(response);
  const ports = { host: port, bare: bare.port };
  const rates: { host: number; bare: number }[] = [];
  try {
    for (const warm of Object.values(ports)) await rateOf(warm, request, WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = round % 2 === 0 ? (['host', 'bare'] as const) : (['bare', 'host'] as const);
      const roundRates = { host: 0, bare: 0 };
      for (const name of order) roundRates[name] = await rateOf(ports[name], request, SECONDS);
      rates.push(roundRates);
    }
  } finally {
    bare.stop();
  }
  return {
    bytes: response.body.length,
    host: median(rates.map((rate) => rate.host)),
    bare: median(rates.map((rate) => rate.bare)),
    ratio: median(rates.map((rate) => rate.host / rate.bare)),
  };
}

/**
 * Prints the throughput of pages in memory, compared with a bare server that sends the same bytes with the same headers.
 */
export async function staticPages(): Promise<void> {
  const host = await startHost({ DEMO: '0', TRUST_PROXY: '1', HOST: '127.0.0.1' });
  const rows = [];
  for (const { template, site } of sites) {
    for (const path of PATHS) {
      const { bytes, ...rates } = await compare(host.port, requestOf(site, path));
      rows.push([
        `${template} ${path}`,
        kB(bytes),
        rates.host.toFixed(0),
        rates.bare.toFixed(0),
        times(rates.ratio),
      ]);
    }
  }
  await host.stop();
  printTable(['page', 'sent', 'responses a second', 'bare server', 'ratio'], rows);
}
