import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostPort } from './port.ts';

/** A site whose build can be replaced, as by a deploy. */
export interface Deploy {
  /** Port that the site listens on. */
  readonly port: number;
  /** Replaces the service worker and the build ID. */
  deploy(): void;
  /** Makes script files fail until a page is requested. */
  loseFiles(): void;
  /** Stops the server. */
  stop(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(Buffer.concat(await request.toArray()));

/** Starts a proxy to this worker's host that can simulate a deploy. */
export async function startDeploy(): Promise<Deploy> {
  let build = 0;
  let hasFiles = true;
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request;
    if (headers['sec-fetch-mode'] === 'navigate') hasFiles = true;
    if (!hasFiles && url.startsWith('/assets/')) return response.writeHead(404).end();
    const forwardedHeaders = new Headers();
    for (const [name, value] of Object.entries(headers)) {
      const isHop = ['host', 'connection', 'transfer-encoding', 'accept-encoding'].includes(name);
      if (!isHop && typeof value === 'string') forwardedHeaders.set(name, value);
    }
    const hasNoBody = method === 'GET' || method === 'HEAD';
    const upstream = await fetch(`http://localhost:${hostPort()}${url}`, {
      method,
      headers: forwardedHeaders,
      redirect: 'manual',
      ...(hasNoBody ? {} : { body: await bodyOf(request) }),
    });
    const body = Buffer.from(await upstream.arrayBuffer());
    const responseHeaders: Record<string, string | string[]> = Object.fromEntries(upstream.headers);
    delete responseHeaders['content-encoding'];
    delete responseHeaders['content-length'];
    const cookies = upstream.headers.getSetCookie();
    if (cookies.length > 0) responseHeaders['set-cookie'] = cookies;
    response.writeHead(upstream.status, responseHeaders);
    if (build > 0 && url === '/sw.js') return response.end(`${body.toString()}\n// deploy ${build}`);
    if (build > 0 && url === '/build-id') return response.end(`deploy-${build}`);
    return response.end(body);
  };
  const server = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    deploy: () => {
      build += 1;
    },
    loseFiles: () => {
      build += 1;
      hasFiles = false;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
