import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderToString } from 'react-dom/server';
import { getFrom, type Got } from './get-from.ts';
import { staticPage } from './baselines/static-page.ts';
import type { Host } from './host.ts';

const WARM_UP_MS = 500;
const SLICE_MS = 400;
const SLICES = 7;
const templates = join(import.meta.dirname, '../../../templates');

type Render = (
  request: Request,
  options: { fetch: typeof globalThis.fetch; settings: unknown; nonce: string },
) => Promise<Response>;

interface ServerBundle {
  createServer(assets: { manifest: unknown; buildId: string }): { render: Render };
}

/** Cost of one page, rendered repeatedly. */
export interface PageCost {
  /** Number of elements of the page. */
  elements: number;
  /** CPU time of one page in milliseconds. */
  page: number;
  /** CPU time of a static page with as many elements, in milliseconds. */
  plain: number;
}

async function repeat(round: () => unknown, cpuMs: number): Promise<number> {
  const cpuBefore = process.cpuUsage();
  for (let rounds = 1; ; rounds += 1) {
    await round();
    const { user, system } = process.cpuUsage(cpuBefore);
    const usedMs = (user + system) / 1000;
    if (usedMs >= cpuMs) return usedMs / rounds;
  }
}

/** Returns the CPU time of each function in milliseconds: the minimum of alternating slices. */
async function compare(...rounds: (() => unknown)[]): Promise<number[]> {
  for (const round of rounds) await repeat(round, WARM_UP_MS);
  const least = rounds.map(() => Number.POSITIVE_INFINITY);
  for (let slice = 0; slice < SLICES; slice += 1) {
    for (const [index, round] of rounds.entries()) {
      least[index] = Math.min(least[index] ?? 0, await repeat(round, SLICE_MS));
    }
  }
  return least;
}

/**
 * Returns a `fetch` that calls the host once per path and then responds from memory, so that only rendering
 * is measured.
 */
function remember(host: Host, site: string): typeof globalThis.fetch {
  const cachedResponses = new Map<string, Promise<Got>>();
  return async (input, init) => {
    const { url, headers } = new Request(input, init);
    const { pathname, search } = new URL(url);
    const path = pathname + search;
    const pendingResponse =
      cachedResponses.get(path) ??
      getFrom(host, site, path, { ...Object.fromEntries(headers), 'accept-encoding': '' });
    cachedResponses.set(path, pendingResponse);
    const { body, ...rest } = await pendingResponse;
    return new Response(body, rest);
  };
}

/** Renders the home page of a built template for a visitor, and a static page with as many elements. */
export async function measurePage(host: Host, template: string, site: string): Promise<PageCost> {
  const folder = join(templates, template, 'dist');
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8'));
  const { createServer } = (await import(
    pathToFileURL(join(folder, 'server/entry-server.js')).href
  )) as ServerBundle;
  const { render } = createServer({ manifest, buildId: 'bench' });
  const fetch = remember(host, site);
  const read = async (response: Response) => {
    if (response.ok) return response.text();
    throw new Error(
      `The home page of ${template} or its settings responded with ${response.status}, so it can't be measured.`,
    );
  };
  const settings: unknown = JSON.parse(
    await read(await fetch(`http://${site}/api/settings.php`, { headers: { 'x-package': 'bench/1' } })),
  );
  const draw = async () =>
    read(await render(new Request(`http://${site}/`), { fetch, settings, nonce: 'bench' }));
  const html = await draw();
  const elements = html.match(/<[a-z]/g)?.length ?? 0;
  const [page = 0, plain = 0] = await compare(draw, () => renderToString(staticPage(elements)));
  return { elements, page, plain };
}
