/**
 * Measures a built Storybook with an empty cache, at 9 Mbit/s and 100 ms latency: `node .tools/storybook-speed.ts
 * [directory]`. Prints the median of five visits of a story and of the site map.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { launchOptions } from './launch-options.ts';
import { root } from './workspace.ts';

const NETWORK = {
  offline: false,
  latency: 100,
  downloadThroughput: 9e6 / 8,
  uploadThroughput: 9e6 / 8,
};
const VISITS = 5;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Pages to measure: the path of the manager, and what is visible in the preview when it has arrived. */
const pages = {
  'a story': ['?path=/story/screens-login--visitor', 'h1'],
  'the site map': ['?path=/story/screens-site-map--routes', 'img'],
} as const;

/** Serves a directory with gzip, as static hosts do, and returns the URL and a function that stops it. */
async function serve(directory: string): Promise<readonly [string, () => void]> {
  const zipped = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(directory, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const body = zipped.get(file) ?? gzipSync(readFileSync(file));
    zipped.set(file, body);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return void response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return [`http://localhost:${port}/`, () => server.close()];
}

/** Returns the seconds until the page is visible, and its requests and kilobytes up to then. */
async function visit(browser: Browser, url: string, selector: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  let [requests, bytes] = [0, 0];
  session.on('Network.requestWillBeSent', () => (requests += 1));
  session.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator(`#storybook-root ${selector}`)
    .first()
    .waitFor();
  const result = { seconds: (performance.now() - start) / 1000, requests, kilobytes: bytes / 1000 };
  await context.close();
  return result;
}

const [url, stop] = await serve(resolve(process.argv[2] ?? join(root, 'storybook-static')));
const browser = await chromium.launch(launchOptions);
try {
  for (const [name, [path, selector]] of Object.entries(pages)) {
    const visits = [];
    for (let nth = 0; nth < VISITS; nth += 1) visits.push(await visit(browser, url + path, selector));
    const { seconds, requests, kilobytes } = visits.toSorted((a, b) => a.seconds - b.seconds)[
      Math.floor(VISITS / 2)
    ]!;
    console.log(`${name}: ${seconds.toFixed(1)} s, ${requests} requests, ${kilobytes.toFixed(0)} kB`);
  }
} finally {
  await browser.close();
  stop();
}
