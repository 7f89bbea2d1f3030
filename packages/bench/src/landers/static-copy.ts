import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { getFrom, type Got } from '../get-from.ts';
import type { Host } from '../host.ts';

/** Static copy of a page. */
export interface StaticCopy {
  /** Address of the page. */
  url: string;
  /** Stops its server. */
  stop(): void;
}

/** Removes scripts and the files that only scripts need. */
const withoutScript = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');

/**
 * Serves the markup of a page without its scripts from memory, compressed beforehand. Pictures and fonts come from the
 * host once, and then from memory as well.
 */
export async function startStaticCopy(host: Host, site: string, path: string): Promise<StaticCopy> {
  const html = brotliCompressSync(withoutScript((await getFrom(host, site, path)).body));
  const files = new Map<string, Promise<Got>>();
  const load = (url: string) => getFrom(host, site, url);
  const server = createServer(async ({ url = '' }, response) => {
    if (url === path) {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
      response.writeHead(200, headers).end(html);
      return;
    }
    const { headers, bytes } = await files.getOrInsertComputed(url, load);
    response.writeHead(200, { ...headers, 'cache-control': 'max-age=3600' }).end(bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}${path}`, stop: () => server.close().closeAllConnections() };
}
