import { normalizeHost, PREFERENCES_PATH } from '@meetcute/core';
import { failureResponse } from './edge/failure.ts';
import { withSlowBodyLimit } from './edge/slow-body.ts';
import { isPackable, respondPacked } from './files/compress.ts';
import type { HostOptions, LimitedOptions } from './host-options.ts';
import { createLoadLimits } from './load-limit.ts';
import { busyCall, type BusyReplies, RETRY_AFTER } from './pages/busy-page.ts';
import { HEALTH_EVERY, healthResponse, isHealthPath } from './pages/health.ts';
import { preferencesResponse } from './pages/preferences.ts';
import { plain, readsOnly } from './pages/responses.ts';
import { redirectResponse } from './pages/redirects.ts';
import { createHeadMemory } from './pages/head-memory.ts';
import { respondWithPage, runWithin } from './pages/respond-with-page.ts';
import { contentPolicy, createNonce, withPolicies } from './pages/security.ts';
import { siteFile } from './pages/site-file.ts';
import type { Reply } from './pages/stored-page.ts';
import { textsResponse } from './pages/texts.ts';
import { visitorPageKey } from './pages/visitor-pages.ts';
import type { RequestHead } from './request-head.ts';
import { type Incoming, serve } from './served.ts';
import { createSharedAnswer } from './shared-answer.ts';
import { visitorOf } from './visitor.ts';

/** Renders the document that replaces pages while the browser is offline. */
async function respondWithShell({ served, request, settings }: Incoming): Promise<Response> {
  const nonce = createNonce();
  const page = await served.template.server.renderShell(request, { settings, nonce });
  const policy = contentPolicy(nonce, settings, new URL(request.url));
  page.headers.set('content-security-policy', policy);
  return page;
}

/** Returns a file of the site or its app; null for another path. */
async function fileResponse(incoming: Incoming, pathname: string): Promise<Response | null> {
  const { served, request } = incoming;
  if (pathname.startsWith('/assets/'))
    return (await served.assets(request)) ?? plain('There is no such file.', 404);
  if (pathname === '/_shell') return respondWithShell(incoming);
  return (
    (await siteFile(served, pathname)) ??
    (await textsResponse(pathname, served.template.buildId, served.template.server.loadTexts))
  );
}

async function pack(request: Request, response: Response): Promise<Response> {
  if (!request.headers.has('accept-encoding') || !isPackable(response)) return response;
  const { status, headers } = response;
  return respondPacked(request, new Uint8Array(await response.arrayBuffer()), {
    status,
    headers: new Headers(headers),
  });
}

async function respond(options: LimitedOptions, incomingRequest: Incoming): Promise<Response> {
  const { served, client } = incomingRequest;
  const url = new URL(incomingRequest.request.url);
  const { pathname } = url;
  const { api, images, loadLimits } = options;
  // The API has limits of its own for bodies.
  const call = () => api.fetch(incomingRequest.request, client);
  if (pathname.startsWith('/api/')) return runWithin(loadLimits, incomingRequest.request, call, busyCall);
  if (pathname.startsWith('/cdn/')) return (await images.fetch(incomingRequest.request)) ?? call();
  const request = withSlowBodyLimit(incomingRequest.request);
  const incoming = { ...incomingRequest, request };
  if (pathname === PREFERENCES_PATH) return preferencesResponse(request, incoming.settings);
  const file = await fileResponse(incoming, pathname);
  if (file) return !file.ok || ['GET', 'HEAD'].includes(request.method) ? file : readsOnly();
  return redirectResponse(served.site.redirects, url) ?? (await respondWithPage(options, incoming));
}

const hostOf = ({ url }: Pick<RequestHead, 'url'>) => normalizeHost(URL.parse(url)?.host ?? '') ?? '';

/** Handles requests to all sites. */
export interface Host {
  /** Responds to a request; `address` is the client's network address. */
  (request: Request, address?: string): Promise<Response>;
  /**
   * Returns the response if it is in memory, which is much faster for content pages; null for any other request. With
   * `isBusy` it may be an old one.
   */
  stored(head: RequestHead, address?: string, isBusy?: boolean): Reply | null;
  /** Returns the page that refuses a request to a site; null when it is not drawn yet, or there is no such site. */
  busy(head: RequestHead, replies: BusyReplies): Reply | null;
}

/** Creates the host of all sites. */
export function createHost(options: HostOptions): Host {
  const servedSites = serve(options);
  const { loadLimits = createLoadLimits() } = options;
  const limitedOptions = { ...options, loadLimits };
  const health = {
    findFault: createSharedAnswer(() => options.api.findFault(), HEALTH_EVERY),
    isStopping: options.isStopping ?? (() => false),
  };
  const respondTo = async (request: Request, client?: string) => {
    const { pathname } = new URL(request.url);
    if (isHealthPath(pathname)) return healthResponse(pathname, health);
    const site = servedSites.get(hostOf(request));
    if (!site) return plain('There is no site at this address.', 421);
    let response: Response;
    try {
      const visitor = visitorOf(site.site, request, client, options.countryOf);
      response = await pack(request, await respond(limitedOptions, { served: site, request, ...visitor }));
    } catch (error) {
      response = failureResponse(options.onError, error);
    }
    if (response.status === 503 && !response.headers.has('retry-after'))
      response.headers.set('retry-after', RETRY_AFTER);
    return response;
  };
  const handle = async (request: Request, client?: string) =>
    withPolicies(await respondTo(request, client), request.url);
  const replies = createHeadMemory<Reply>();
  const keys = createHeadMemory<string>();
  const findStoredReply = (head: RequestHead, address?: string, isBusy = false) => {
    if (head.method !== 'GET') return null;
    const servedSite = servedSites.get(hostOf(head));
    const isVisitorPage = servedSite?.visitorPages.has(head.url);
    if (!servedSite || !(isVisitorPage || servedSite.staticPages.has(head.url))) return null;
    const { client, settings } = visitorOf(servedSite.site, head, address, options.countryOf);
    if (isVisitorPage) {
      const key = keys(head, client.country, () => visitorPageKey(servedSite.template, head, settings));
      return key === null ? null : servedSite.visitorPages.reply(key, head, isBusy);
    }
    return replies(head, client.country, () => {
      const key = servedSite.template.server.staticKey(head, settings);
      return key === null ? null : servedSite.staticPages.reply(key, head);
    });
  };
  const busy = (head: RequestHead, { page }: BusyReplies) => {
    const servedSite = servedSites.get(hostOf(head));
    return servedSite ? page(head, servedSite) : null;
  };
  return Object.assign(handle, { stored: findStoredReply, busy });
}
