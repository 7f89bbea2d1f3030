import { setTimeout } from 'node:timers/promises';
import { chromium, type Page, type Request } from 'playwright';
import { type StorybookIndex, storyIds } from '../../stories/pictures.ts';
import { launchOptions } from '../launch-options.ts';
import { serveFolder } from '../serve-folder.ts';
import type { Checked } from './complete.ts';

const BASE = '/design/storybook/';
const LIMIT = 120_000;
/** Name of this machine under which browsers run no service worker, because it is neither local nor HTTPS. */
const PLAIN_HOST = 'storybook.test';

/** Pages that are opened: those that a reviewer begins with. */
function pagesOf(index: StorybookIndex): Record<string, string> {
  const entries = Object.values(index.entries);
  const idOf = (title: string, type: string) => {
    const match = entries.find((entry) => entry.title === title && entry.type === type);
    if (!match) throw new Error(`There is no ${type} '${title}'.`);
    return match.id;
  };
  const member = storyIds(index).get('members');
  if (!member) throw new Error("The site map has no story of 'members'.");
  return {
    'the first page': '',
    'a story beside the sidebar': `?path=/story/${member}`,
    'a story alone': `iframe.html?viewMode=story&id=${member}`,
    'a docs page': `iframe.html?viewMode=docs&id=${idOf('Parts/Button', 'docs')}`,
    'the site map': `iframe.html?viewMode=story&id=${idOf('Screens/Site map', 'story')}`,
  };
}

/** Runs in the page: whether it shows more than an empty or an error page. */
const isShown = () => {
  const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  // A frame that has just begun to load has no body, which the types leave out.
  const body = (frame?.contentDocument ?? document).body as HTMLElement | null;
  return (
    body !== null &&
    !body.classList.contains('sb-show-errordisplay') &&
    !body.classList.contains('sb-show-preparing-story') &&
    !body.classList.contains('sb-show-preparing-docs') &&
    body.querySelector('#storybook-root h1, #storybook-docs h1') !== null
  );
};

/** Watches what a page loads. Returns a function that waits until nothing does, besides streams, which stay open. */
function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream'))
      pending.delete(response.request());
  });
  return async () => {
    const latest = Date.now() + LIMIT;
    for (let quiet = 0; quiet < 5; quiet = pending.size === 0 ? quiet + 1 : 0) {
      if (Date.now() > latest) throw new Error('The page has requests that do not end.');
      await setTimeout(100);
    }
  };
}

/** Opens a page, and returns what it did not get. */
async function visit(page: Page, address: string, path: string): Promise<string[]> {
  const faults: string[] = [];
  const { origin } = new URL(address);
  page.on('response', (response) => {
    const url = new URL(response.url());
    // Without a worker the mocked pictures are missing, and a note says so.
    if (url.origin !== origin || url.hostname === PLAIN_HOST || response.fromServiceWorker()) return;
    if (response.status() >= 400) faults.push(`${url.pathname} responds ${response.status()}`);
    else if (!url.pathname.startsWith(BASE)) faults.push(`${url.pathname} is outside ${BASE}`);
  });
  page.on('pageerror', ({ message }) => faults.push(message.split('\n', 1)[0] ?? ''));
  const waitForRequests = watchRequests(page);
  await page.goto(`${address}${path}`, { timeout: LIMIT });
  try {
    await page.waitForFunction(isShown, undefined, { timeout: LIMIT });
    await waitForRequests();
  } catch {
    faults.push(`nothing is shown after ${LIMIT / 1000} s`);
  }
  return faults;
}

/** Checks that a Storybook works where it is not at the root of its host. */
export async function faultsOfSubPath(storybook: string, index: StorybookIndex): Promise<Checked> {
  const server = await serveFolder(storybook, BASE);
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`],
  });
  const plain = new URL(server.address);
  plain.hostname = PLAIN_HOST;
  const pages = Object.entries(pagesOf(index)).flatMap(([title, path]) => [
    { title, path, address: server.address },
    { title: `${title} over HTTP`, path, address: plain.href },
  ]);
  const faults: string[] = [];
  try {
    for (const { title, path, address } of pages) {
      const page = await browser.newPage();
      const pageFaults = await visit(page, address, path);
      faults.push(...new Set(pageFaults.map((fault) => `${title}: ${fault}`)));
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return { text: pages.map(({ title }) => title).join(', '), faults };
}
