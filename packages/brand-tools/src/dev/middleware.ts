import type { FrontServer } from '@meetcute/host/start';
import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';

/** Paths of sources and of Vite's own modules. */
const ofVite = /^\/(?:@|src\/|node_modules\/|__open-in-editor)/;

/**
 * Worker that keeps nothing and serves nothing, in place of the site's: its copies of files would hide changes. Those of an
 * earlier worker at this address go.
 */
const worker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))));`;

/** Responds where Vite has no file, or could not transform it: the client has its message already. */
const refuse = (outgoing: ServerResponse): void => void outgoing.writeHead(404).end();

/** Creates what handles requests before the host: sources, and files that a browser must not keep. */
export const createMiddleware =
  (vite: ViteDevServer): FrontServer['handle'] =>
  (incoming, outgoing, next) => {
    const { url = '/' } = incoming;
    if (ofVite.test(url)) return vite.middlewares(incoming, outgoing, () => refuse(outgoing));
    if (url === '/sw.js')
      return outgoing
        .writeHead(200, {
          'content-type': 'text/javascript',
          'cache-control': 'no-store',
        })
        .end(worker);
    return next();
  };
