import { createIsbotFromList, list } from 'isbot';
import type { ApiClient, HostApi } from '../api.ts';
import type { HostOptions, LimitedOptions } from '../host-options.ts';
import { loadClassOf } from '../load-class.ts';
import type { Limits, LoadLimit } from '../load-limit.ts';
import type { Incoming } from '../served.ts';
import { respondPacked } from '../files/compress.ts';
import { busyPage } from './busy-page.ts';
import { readsOnly } from './responses.ts';
import { contentPolicy, createNonce, staticPolicy, transportPolicy } from './security.ts';
import { visitorPageKey } from './visitor-pages.ts';

/** Headless browsers count as people: developers and tests use them to see what members see. */
const matches = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'));

/** Whether a user agent belongs to a crawler, by the list of `isbot` (spec: error-page.not-for-bots). */
const isCrawler = (userAgent: string | null): boolean => userAgent !== null && matches(userAgent);

/** Calls the member API in process while a page renders, with the request that the browser would send. */
const innerFetch =
  (api: HostApi, client: ApiClient): typeof globalThis.fetch =>
  (input, init) =>
    api.fetch(new Request(input, init), client);

/**
 * Runs a read when the host has a place for it, and a change that clients retry, else responds with 503. Other changes are
 * always made, so that none is lost.
 */
export function runWithin(
  limits: Limits<Pick<LoadLimit, 'run'>>,
  request: Request,
  work: () => Promise<Response>,
  refuse: () => Promise<Response> | Response,
): Promise<Response> {
  const load = loadClassOf(request);
  if (load === 'change' || load === 'always') return work();
  return (load === 'retried' ? limits.retried : limits.read).run(work, refuse);
}

/** Draws a page, or responds with a stored one. */
export function respondWithPage(options: LimitedOptions, incoming: Incoming): Promise<Response> | Response {
  const { served, request, settings } = incoming;
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return readsOnly();
  }
  const visitorKey = visitorPageKey(served.template, request, settings);
  const sharedResponse = visitorKey === null ? null : served.visitorPages.respond(visitorKey);
  if (sharedResponse) return sharedResponse;
  const key = request.method === 'POST' ? null : served.template.server.staticKey(request, settings);
  const draw = () =>
    runWithin(
      options.loadLimits,
      request,
      () => drawPage(options, incoming, { isStatic: key !== null, visitorKey }),
      () => busyPage(request, served),
    );
  if (key === null) return draw();
  const policyOf = (styles: string) => staticPolicy(styles, settings, new URL(request.url));
  return served.staticPages.respond(key, request, draw, policyOf);
}

interface Drawing {
  /** Whether all visitors get the page, so that it is stored and compressed in each encoding afterwards. */
  isStatic: boolean;
  /** Key of a page that visitors may share; null for any other page. */
  visitorKey: string | null;
}

/** Draws a page. Stores it under `visitorKey` if other visitors would get the same one. */
async function drawPage(
  { api, onError }: HostOptions,
  { served, request, client, settings }: Incoming,
  { isStatic, visitorKey }: Drawing,
): Promise<Response> {
  const nonce = createNonce();
  const callApi = innerFetch(api, client);
  // A response of the API may be for this visitor alone, and an error may pass.
  let isShared = visitorKey !== null && !isStatic;
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
  const policy = contentPolicy(nonce, settings, new URL(request.url));
  const { status, headers } = page;
  // A stored page is sent as it is.
  for (const [name, value] of transportPolicy(new URL(request.url))) headers.set(name, value);
  const body = new Uint8Array(await page.arrayBuffer());
  if (isShared && visitorKey !== null && status === 200 && !headers.has('set-cookie')) {
    const html = new TextDecoder().decode(body);
    served.visitorPages
      .store(visitorKey, request.url, { html, nonce, headers: new Headers(headers), policy })
      .catch((error: unknown) => onError('A page could not be stored.', error));
  }
  headers.set('content-security-policy', policy);
  return isStatic
    ? new Response(body, { status, headers })
    : respondPacked(request, body, { status, headers });
}
