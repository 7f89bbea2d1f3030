import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Page of another site with an advert. */
export interface Advert {
  /** Returns its address, with a link to `target`. */
  addressFor(target: string): string;
  /** Stops its server. */
  stop(): void;
}

/**
 * Serves a page with an advert on 127.0.0.1, which is another site than `localhost`. A browser renders the page behind
 * its link in a new process, as it does for every visitor who comes from elsewhere.
 */
export async function startAdvert(): Promise<Advert> {
  const server = createServer(({ url = '' }, response) => {
    const target = new URL(url, 'http://127.0.0.1').searchParams.get('target');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>Advert</title><a href="${target}">Meet someone</a>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    addressFor: (target) => `http://127.0.0.1:${port}/?${new URLSearchParams({ target })}`,
    stop: () => server.close().closeAllConnections(),
  };
}
