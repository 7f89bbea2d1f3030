import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { launchBrowser } from '../browser.ts';
import { median } from '../statistics.ts';
import { printTable, times } from '../table.ts';
import { buildPeer } from './peer.ts';
import { serve } from './serve.ts';

const STATIC = join(import.meta.dirname, '../../../../storybook-static');
const VISITS = 5;
/** 9 Mbit/s with 100 ms latency. */
const NETWORK = {
  offline: false,
  latency: 100,
  downloadThroughput: 9e6 / 8,
  uploadThroughput: 9e6 / 8,
};

interface Target {
  name: string;
  /** Id of the story. */
  id: string;
  /** Element that is visible once the page has arrived, in the sidebar or in the frame of the story. */
  shown: { sidebar: string } | { story: string };
  /** Multiple of the sidebar's time to stay below. */
  aim: number | null;
  /** Whether it is in the Storybook of trivial stories. Default: false. */
  isPeer?: boolean;
}

const LOGIN = 'screens-login-page--visitor';
const ownTargets: readonly Target[] = [
  { name: 'the sidebar alone', id: LOGIN, shown: { sidebar: '#storybook-explorer-tree' }, aim: null },
  { name: 'the first page', id: 'welcome--start', shown: { story: 'h1' }, aim: 1.5 },
  { name: 'a story', id: LOGIN, shown: { story: 'h1' }, aim: 1.6 },
  {
    name: 'the site map, its first picture',
    id: 'screens-site-map--routes',
    shown: { story: 'img' },
    aim: null,
  },
];

/** Visits a page with an empty cache. Returns the seconds until it is visible, and its requests and bytes up to then. */
async function visit(browser: Browser, url: string, { id, shown }: Target) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  let [requests, bytes] = [0, 0];
  session.on('Network.requestWillBeSent', () => (requests += 1));
  session.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength));
  if ('sidebar' in shown) await page.route('**/iframe.html*', (route) => route.abort());
  const start = performance.now();
  await page.goto(`${url}?path=/story/${id}`, { waitUntil: 'commit' });
  const frame = page.frameLocator('#storybook-preview-iframe');
  const element =
    'sidebar' in shown
      ? page.locator(shown.sidebar)
      : frame.locator(`#storybook-root ${shown.story}`).first();
  await element.waitFor();
  const seconds = (performance.now() - start) / 1000;
  await context.close();
  return { seconds, requests, bytes };
}

/** Measures how soon a built Storybook shows a story and the site map to a new visitor. */
export async function storybook(): Promise<void> {
  if (!existsSync(join(STATIC, 'index.json'))) {
    console.log('\nThere is no built Storybook. Run `npm run build-storybook`.');
    return;
  }
  const browser = await launchBrowser();
  const peer = buildPeer(STATIC);
  const ownServer = await serve(STATIC);
  const trivial = await serve(peer.folder);
  const targets: readonly Target[] = [
    ...ownTargets,
    {
      name: 'as many trivial stories, one of them',
      id: peer.id,
      shown: { story: 'h1' },
      aim: null,
      isPeer: true,
    },
  ];
  const rows = [];
  let alone = 0;
  for (const target of targets) {
    const visits = [];
    for (let nth = 0; nth < VISITS; nth += 1)
      visits.push(await visit(browser, (target.isPeer ? trivial : ownServer).url, target));
    const seconds = median(visits.map((one) => one.seconds));
    alone ||= seconds;
    rows.push([
      target.name,
      `${seconds.toFixed(1)} s`,
      target.aim === null ? '' : times(target.aim),
      times(seconds / alone),
      String(median(visits.map(({ requests }) => requests))),
      `${(median(visits.map(({ bytes }) => bytes)) / 1000).toFixed(0)} kB`,
    ]);
  }
  await browser.close();
  ownServer.stop();
  trivial.stop();
  printTable(
    ['Storybook, at 9 Mbit/s and 100 ms', 'visible after', 'aim', 'ratio', 'requests', 'transferred'],
    rows,
  );
}
