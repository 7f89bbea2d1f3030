import { PREFERENCES_PATH } from '@meetcute/core';
import { readFile } from 'node:fs/promises';
import { failureResponse } from './edge/failure.ts';
import { withSlowBodyLimit } from './edge/slow-body.ts';
import { isCrawler } from './pages/crawlers.ts';
import { chooseEncoding, compress } from './files/compress.ts';
import { createAssets } from './files/assets.ts';
import type { ApiClient, HostApi, HostImages } from './api.ts';
import { appManifest, serviceWorker, webManifest } from './pages/app-files.ts';
import { drawSocialCard, robotsTxt, sitemapXml } from './pages/discovery.ts';
import { drawIcon, isIconPath } from './pages/icons.ts';
import { redirectResponse } from './pages/redirects.ts';
import { preferencesResponse } from './pages/preferences.ts';
import { contentPolicy, createNonce, securityHeaders, staticPolicy, tokenPolicy } from './pages/security.ts';
import { busyCall, busyPage } from './pages/busy-page.ts';
import { picture, plain, text } from './pages/responses.ts';
import { createReplies } from './pages/replies.ts';
import { createStaticPages, type StaticPages } from './pages/static-pages.ts';
import { createVisitorPages, visitorPageKey, type VisitorPages } from './pages/visitor-pages.ts';
import type { Reply } from './pages/stored-page.ts';
import { textsResponse } from './pages/texts.ts';
import { createLoadLimit, LOCAL_LIMITS, type LoadLimit } from './load-limit.ts';
import type { RequestHead } from './request-head.ts';
import type { HostSite } from './start/sites.ts';
import type { HostTemplate } from './start/templates.ts';
import { visitorOf, type CountryOf, type Visitor } from './visitor.ts';

/** Options of `createHost`. */
export interface HostOptions {
  /** Sites to serve; each template that they name must be in `templates`. */
  sites: readonly HostSite[];
  /** Templates by the name that settings use. */
  templates: ReadonlyMap<string, HostTemplate>;
  /** Member API that handles `/api`, and `/cdn` requests that `images` does not serve. */
  api: HostApi;
  /** Images under `/cdn`. */
  images: HostImages;
  /** ID of the current state of pages and texts. */
  buildId: string;
  /** Called with a message and the error when a request or a page fails. */
  onError: (message: string, error: unknown) => void;
  /** Returns the country of a visitor. Default: unknown, so that the site's settings name it. */
  countryOf?: CountryOf;
  /** Limit of pages and calls that are read at a time. Default: the one of an API in process. */
  loadLimit?: LoadLimit;
}

type LimitedOptions = HostOptions & { loadLimit: LoadLimit };

/** Value of `Retry-After` in seconds for responses with status 503. */
const RETRY_AFTER = '2';

/** A site with its template and its cached files. */
interface Served {
  site: HostSite;
  template: HostTemplate;
  assets: ReturnType<typeof createAssets>;
  /** Generated text files of the app, by path. */
  texts: Map<string, Promise<string>>;
  pictures: Map<string, Promise<Uint8Array<ArrayBuffer>>>;
  /** Pages without script and member data. */
  staticPages: StaticPages;
  /** Pages that visitors share. */
  visitorPages: VisitorPages;
}

/** A request to a site, with its visitor. */
interface Incoming extends Visitor {
  served: Served;
  request: Request;
}

function serve({ sites, templates }: HostOptions): Map<string, Served> {
  const served = new Map<string, Served>();
  for (const site of sites) {
    const template = templates.get(site.settings.template);
    if (!template)
      throw new Error(
        `The template '${site.settings.template}' of the site '${site.id}' was not loaded. Pass it in 'templates'.`,
      );
    const assets = createAssets(template.clientDir);
    const entry = {
      site,
      template,
      assets,
      texts: new Map(),
      pictures: new Map(),
      staticPages: createStaticPages(site.settings),
      visitorPages: createVisitorPages(),
    };
    for (const host of site.hosts) served.set(host, entry);
  }
  return served;
}

/** Creates a file of the app on first use and caches it; a failure is not cached. */
function once<T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = made.get(key);
  if (known) return known;
  const file = make();
  made.set(key, file);
  file.catch(() => made.delete(key));
  return file;
}

async function respondWithFile(
  { site, template, texts, pictures }: Served,
  pathname: string,
  buildId: string,
): Promise<Response | null> {
  const { server } = template;
  if (pathname === '/sw.js') {
    const script = await once(texts, pathname, () => serviceWorker(site, template, buildId));
    const worker = text(script, 'text/javascript; charset=utf-8');
    worker.headers.set('service-worker-allowed', '/');
    return worker;
  }
  if (pathname === '/manifest.webmanifest') {
    const manifest = await once(texts, pathname, async () => JSON.stringify(await webManifest(site, server)));
    return text(manifest, 'application/manifest+json');
  }
  const screenshot = site.screenshots.find(({ src }) => src === pathname);
  if (screenshot) return picture(new Uint8Array(await readFile(screenshot.file)), screenshot.type);
  if (pathname === '/app-manifest.json')
    return text(JSON.stringify(appManifest(buildId, server)), 'application/json');
  if (pathname === '/build-id') return text(buildId, 'text/plain; charset=utf-8');
  if (pathname === '/icon.svg' || pathname === '/favicon.ico')
    return text(server.icon, 'image/svg+xml', 'public, max-age=86400');
  if (isIconPath(pathname)) {
    return picture(await once(pictures, pathname, () => drawIcon(server.icon, pathname)), 'image/png');
  }
  if (pathname === '/robots.txt') return text(robotsTxt(site.settings), 'text/plain; charset=utf-8');
  if (pathname === '/sitemap.xml') return text(sitemapXml(site.settings), 'application/xml');
  if (pathname === '/social-card.png') {
    const draw = () => drawSocialCard(server.icon, server.colors.background);
    return picture(await once(pictures, pathname, draw), 'image/png');
  }
  return null;
}

/** Renders the document that replaces pages while the browser is offline. */
async function respondWithShell({ served, request, settings }: Incoming): Promise<Response> {
  const nonce = createNonce();
  const page = await served.template.server.renderShell(request, { settings, nonce });
  const policy = contentPolicy(nonce, settings, new URL(request.url));
  page.headers.set('content-security-policy', policy);
  return page;
}

/** Calls the member API in process while a page renders, with the request that the browser would send. */
const innerFetch =
  (api: HostApi, client: ApiClient): typeof globalThis.fetch =>
  (input, init) =>
    api.fetch(new Request(input, init), client);

/** Runs a read when the host has a place for it, else responds with 503. Changes are always made, so that none is lost. */
const readWithin = (
  loadLimit: LoadLimit,
  { method }: Request,
  work: () => Promise<Response>,
  refuse: () => Promise<Response> | Response,
): Promise<Response> => (method === 'GET' || method === 'HEAD' ? loadLimit(work, refuse) : work());

/** Draws a page, or responds with a stored one. */
function respondWithPage(options: LimitedOptions, incoming: Incoming): Promise<Response> | Response {
  const { served, request, settings } = incoming;
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  const visitorKey = visitorPageKey(served.template, request, settings);
  const shared = visitorKey === null ? null : served.visitorPages.respond(visitorKey);
  if (shared) return shared;
  const key = request.method === 'POST' ? null : served.template.server.staticKey(request, settings);
  const draw = () =>
    readWithin(
      options.loadLimit,
      request,
      () => drawPage(options, incoming, key === null ? visitorKey : null),
      () => busyPage(request, settings),
    );
  if (key === null) return draw();
  const policyOf = (styles: string) => staticPolicy(styles, settings, new URL(request.url));
  return served.staticPages.respond(key, request, draw, policyOf);
}

/** Draws a page. Stores it under `visitorKey` if other visitors would get the same one. */
async function drawPage(
  { api, onError }: HostOptions,
  { served, request, client, settings }: Incoming,
  visitorKey: string | null,
): Promise<Response> {
  const nonce = createNonce();
  const callApi = innerFetch(api, client);
  // A response of the API may be for this visitor alone, and an error may pass.
  let isShared = visitorKey !== null;
  const page = await served.template.server.render(request, {
    fetch: (input, init) => {
      isShared = false;
      return callApi(input, init);
    },
    settings,
    nonce,
    onError: (error) => {
      isShared = false;
      onError('A page could not be rendered completely.', error);
    },
  });
  const isHtml = page.headers.get('content-type')?.startsWith('text/html');
  // Error pages are for people: a crawler gets only the status (spec: error-page.not-for-bots).
  if (page.status >= 400 && isCrawler(request.headers.get('user-agent')))
    return new Response(null, { status: page.status });
  if (!isHtml) return page;
  const policyOf = (fresh: string) => contentPolicy(fresh, settings, new URL(request.url));
  const headers = new Headers(page.headers);
  const html = await page.text();
  if (isShared && visitorKey !== null && page.status === 200 && !headers.has('set-cookie')) {
    served.visitorPages
      .store(visitorKey, request.url, { html, nonce, headers: new Headers(headers), policyOf })
      .catch((error: unknown) => onError('A page could not be stored.', error));
  }
  headers.set('content-security-policy', policyOf(nonce));
  return new Response(html, { status: page.status, headers });
}

async function pack(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  const isStream = type.startsWith('text/event-stream');
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), type);
  if (!encoding || isStream || !response.body || response.headers.has('content-encoding')) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  if (body.length < 1024) return new Response(body, { status: response.status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const packed = (await compress(body, encoding, 'page')) as Uint8Array<ArrayBuffer>;
  return new Response(packed, { status: response.status, headers });
}

async function respond(options: LimitedOptions, received: Incoming): Promise<Response> {
  const { served, client } = received;
  const url = new URL(received.request.url);
  const { pathname } = url;
  const { api, images, buildId, loadLimit } = options;
  // The API has limits of its own for bodies.
  const call = () => api.fetch(received.request, client);
  if (pathname.startsWith('/api/')) return readWithin(loadLimit, received.request, call, busyCall);
  if (pathname.startsWith('/cdn/')) return (await images.fetch(received.request)) ?? call();
  const request = withSlowBodyLimit(received.request);
  const incoming = { ...received, request };
  if (pathname.startsWith('/assets/'))
    return (await served.assets(request)) ?? plain('There is no such file.', 404);
  if (pathname === PREFERENCES_PATH) return preferencesResponse(request, incoming.settings);
  if (pathname === '/_shell') return respondWithShell(incoming);
  return (
    (await respondWithFile(served, pathname, buildId)) ??
    (await textsResponse(pathname, buildId)) ??
    redirectResponse(served.site.redirects, url) ??
    (await respondWithPage(options, incoming))
  );
}

const hostOf = (request: RequestHead) => new URL(request.url).hostname.toLowerCase();

/** Handles requests to all sites. */
export interface Host {
  /** Responds to a request; `address` is the client's network address. */
  (request: Request, address?: string): Promise<Response>;
  /** Returns the response if it is in memory, which is much faster for content pages; null for any other request. */
  stored(head: RequestHead, address?: string): Reply | null;
}

/** Creates the host of all sites. */
export function createHost(options: HostOptions): Host {
  const served = serve(options);
  const { loadLimit = createLoadLimit(LOCAL_LIMITS) } = options;
  const limited = { ...options, loadLimit };
  const respondTo = async (request: Request, client?: string) => {
    const address = new URL(request.url);
    if (address.pathname === '/healthz') {
      return (await options.api.isReady()) ? plain('ready', 200) : plain('not ready', 503);
    }
    const site = served.get(hostOf(request));
    if (!site) return plain('There is no site at this address.', 421);
    let response: Response;
    try {
      const visitor = visitorOf(site.site, request, client, options.countryOf);
      response = await pack(request, await respond(limited, { served: site, request, ...visitor }));
    } catch (error) {
      response = failureResponse(options.onError, error);
    }
    if (response.status === 503 && !response.headers.has('retry-after'))
      response.headers.set('retry-after', RETRY_AFTER);
    for (const [name, value] of [...tokenPolicy(address), ...Object.entries(securityHeaders)]) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return response;
  };
  const replies = createReplies();
  const stored = (head: RequestHead, address?: string) => {
    if (head.method !== 'GET') return null;
    const found = served.get(URL.parse(head.url)?.hostname ?? '');
    const isVisitorPage = found?.visitorPages.has(head.url);
    if (!found || !(isVisitorPage || found.staticPages.has(head.url))) return null;
    const { client, settings } = visitorOf(found.site, head, address, options.countryOf);
    if (isVisitorPage) {
      const key = visitorPageKey(found.template, head, settings);
      return key === null ? null : found.visitorPages.reply(key, head);
    }
    return replies(head, client.country, () => {
      const key = found.template.server.staticKey(head, settings);
      return key === null ? null : found.staticPages.reply(key, head);
    });
  };
  return Object.assign(respondTo, { stored });
}
