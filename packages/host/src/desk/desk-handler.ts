import type { Desk } from '@meetcute/server';
import { isLoopback, normalizeHostWithPort } from '@meetcute/core';
import { createAssets } from '../files/assets.ts';
import { failureResponse } from '../edge/failure.ts';
import { plain } from '../pages/responses.ts';
import { withPolicies, createNonce, deskPolicy } from '../pages/security.ts';
import { type RequestHandler, htmlResponse } from '../start/plain-page.ts';
import type { DeskFiles } from './desk-files.ts';

/** Returns the document of the desk, which the script fills. The nonce admits that script and the styles it creates. */
function deskPage(entry: string): Response {
  const nonce = createNonce();
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark">',
    `<title>Staff desk</title><meta property="csp-nonce" content="${nonce}">`,
    // No request for an icon.
    '<link rel="icon" href="data:,">',
    `<script type="module" nonce="${nonce}" src="${entry}"></script></head>`,
    '<body style="margin:0"><div id="desk"></div>',
    '<noscript>The staff desk needs JavaScript.</noscript></body></html>',
  ].join('');
  return htmlResponse(html, deskPolicy(nonce));
}

/** Options of `createDeskHandler`. */
export interface DeskHandlerOptions {
  /** API of the desk. */
  desk: Desk;
  /** Built files of the desk. */
  files: DeskFiles;
  /** Origin in the address bar; undefined admits the names of this machine. */
  origin: string | undefined;
  /** Returns the client's network address. */
  addressOf: (request: Request, remoteAddress: string | undefined) => string | undefined;
  /** Called with a message and the error when a request fails. */
  onError: (message: string, error: unknown) => void;
}

/** Headers of every response of the desk, before those of the sites: nothing is indexed, stored or named to others. */
const headers = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=(), usb=()',
};

/** Creates the handler of requests to the desk: its page, its files and its API, all under `/desk`. */
export function createDeskHandler({
  desk,
  files,
  origin,
  addressOf,
  onError,
}: DeskHandlerOptions): RequestHandler {
  const assets = createAssets(files.clientDir, '/desk/assets/');
  const ownHost = origin === undefined ? null : normalizeHostWithPort(new URL(origin).host);
  // Another name would be that of a page which has moved its own name to this address.
  const isOwn = (host: string) => (ownHost === null ? isLoopback(host) : host === ownHost);
  const respond = async (request: Request, remoteAddress: string | undefined) => {
    const { pathname, host: rawHost } = new URL(request.url);
    const host = normalizeHostWithPort(rawHost) ?? rawHost;
    if (!isOwn(host)) return plain('The staff desk has another address.', 421);
    if (pathname.startsWith('/desk/api/')) {
      const address = addressOf(request, remoteAddress);
      return desk.fetch(request, address === undefined ? { host } : { host, address });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain('There is no such call.', 405);
    if (pathname.startsWith('/desk/assets/'))
      return (await assets(request)) ?? plain('There is no such file.', 404);
    if (pathname === '/') return new Response(null, { status: 302, headers: { location: '/desk' } });
    if (pathname === '/robots.txt') return plain('User-agent: *\nDisallow: /', 200);
    return pathname === '/desk' || pathname.startsWith('/desk/')
      ? deskPage(files.entry)
      : plain('There is no such page.', 404);
  };
  return async (request, remoteAddress) => {
    const response = await respond(request, remoteAddress).catch((error: unknown) =>
      failureResponse(onError, error),
    );
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return withPolicies(response, request.url);
  };
}
