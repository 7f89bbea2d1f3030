import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { getFrom, type Got } from '../get-from.ts';
import type { Host } from '../host.ts';
import { toPage, type Tree } from './element-tree.ts';

const card = (index: number): Tree => [
  'article',
  { className: 'card' },
  [
    ['h2', { className: 'name' }, [`Member ${index}`]],
    ['p', { className: 'about' }, ['Two lines about who they are and what they look for.']],
    ['button', { className: 'like', type: 'button' }, ['Like']],
  ],
];

/** A page of 25 styled elements: a frame of five, and five cards of four. */
export const fixedPage: readonly Tree[] = [
  ['header', { className: 'header' }, [['a', { className: 'logo', href: '/' }, ['Baseline']]]],
  [
    'main',
    { className: 'page' },
    [['h1', { className: 'title' }, ['People near you']], ...[1, 2, 3, 4, 5].map((index) => card(index))],
  ],
  ['footer', { className: 'footer' }, ['The end of the page']],
];

/** A page on a server of its own. */
export interface Baseline {
  /** Address of the page. */
  url: string;
  /** Stops the server. */
  stop(): void;
}

/** Content of a baseline. */
export interface BaselinePage {
  /** HTML of the page. */
  html: string;
  /** Script that the page names, '' without one. */
  script: string;
}

/** Path of the script of a baseline. */
const SCRIPT = '/baseline.js';

/**
 * Script that loads the script of a baseline after the first paint, as the pages of the site do. Before the first paint,
 * Lighthouse counts no task as blocking.
 */
const start = `new Promise(done=>{
setTimeout(done,1000);
new PerformanceObserver(done).observe({type:'paint',buffered:true});
}).then(()=>import('${SCRIPT}'))`;

/** Removes scripts and the files that only scripts need. */
export const withoutScript = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');

/**
 * Returns a page that React, React DOM and styled-components hydrate. The head is that of `html`, and the elements of
 * its root are the trees.
 */
export function hydratedPage(html: string, trees: readonly Tree[], script: string): BaselinePage {
  const sheet = new ServerStyleSheet();
  const markup = renderToString(sheet.collectStyles(createElement('div', { id: 'mc-root' }, toPage(trees))));
  const [head = ''] = withoutScript(html).split('<body', 1);
  const state = JSON.stringify(trees).replaceAll('<', '\\u003C');
  return {
    html: `${head.replace('</head>', () => `${sheet.getStyleTags()}</head>`)}<body>${markup}<script>trees=${state};${start}</script></body></html>`,
    script,
  };
}

/**
 * Serves a page from memory, compressed beforehand. Pictures and fonts come from the host once, and then from memory as
 * well.
 */
export async function startBaseline(
  host: Host,
  site: string,
  path: string,
  page: BaselinePage,
): Promise<Baseline> {
  const pages = new Map([
    [path, ['text/html; charset=utf-8', brotliCompressSync(page.html)]],
    [SCRIPT, ['text/javascript', brotliCompressSync(page.script)]],
  ] as const);
  const files = new Map<string, Promise<Got>>();
  const load = (url: string) => getFrom(host, site, url);
  const server = createServer(async ({ url = '' }, response) => {
    const [type, bytes] = pages.get(url) ?? [];
    if (type) {
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(bytes);
      return;
    }
    const file = await files.getOrInsertComputed(url, load);
    response.writeHead(file.status, { ...file.headers, 'cache-control': 'max-age=3600' }).end(file.bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}${path}`, stop: () => server.close().closeAllConnections() };
}

/** Serves the markup of a page without its scripts. */
export async function startStaticCopy(host: Host, site: string, path: string): Promise<Baseline> {
  const html = withoutScript((await getFrom(host, site, path)).body);
  return startBaseline(host, site, path, { html, script: '' });
}
