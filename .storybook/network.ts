import { unlessAborted } from '@meetcute/mocks';
import { setupWorker } from 'msw/browser';
import type { SetupWorker } from 'msw/browser';
import { getResponse, isCommonAssetRequest } from 'msw';
import type { RequestHandler } from 'msw';

const unhandled: string[] = [];

/** Whether a request belongs to the page itself: modules, images and Storybook's own requests. */
const isOfThePage = (request: Request): boolean => {
  const { pathname, origin } = new URL(request.url);
  if (/^\/(api|_i18n|desk\/api)\//.test(pathname)) return false;
  return origin === location.origin || isCommonAssetRequest(request);
};

async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame: ({ frame }) => {
      if (!(frame.data instanceof Object && 'request' in frame.data && frame.data.request instanceof Request))
        return undefined;
      const { request } = frame.data;
      if (isOfThePage(request)) return undefined;
      const call = `${request.method} ${request.url}`;
      unhandled.push(call);
      // The story sees the rejection as a network error.
      return Promise.reject(Response.error());
    },
  });
  watchFetch();
  return worker;
}

const pending = new Set<Promise<unknown>>();

let current: readonly RequestHandler[] = [];

/** Responds to a call from the story's handlers, bypassing the service worker. */
async function respondInPage(request: Request): Promise<Response> {
  const response = await unlessAborted(request, getResponse([...current], request));
  if (!response) unhandled.push(`${request.method} ${request.url}`);
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** Whether a request is a call of the member API with a single response, or of the staff desk. */
const isCall = ({ url, headers }: Request) =>
  /^\/(desk\/)?api\//.test(new URL(url).pathname) && headers.get('accept') !== 'text/event-stream';

/**
 * Tracks pending requests, so that a story is checked only after their responses. The page responds to calls itself, which
 * is several times faster than the service worker; streams, images and uploads go through it.
 */
function watchFetch(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (...args) => {
    const request = new Request(...args);
    const response = isCall(request) ? respondInPage(request) : fetch(request);
    pending.add(response);
    const forget = () => pending.delete(response);
    response.then(forget, forget);
    return response;
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Maximum wait for responses at the end of a story, in milliseconds; a `hang` fault never responds. */
const PATIENCE = 300;

async function allSettled(): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (pending.size > 0 && performance.now() < end) {
    await Promise.race([Promise.allSettled(pending), pause(PATIENCE)]);
    // A response can trigger further requests.
    await pause(0);
  }
}

let started: Promise<SetupWorker> | undefined;

/**
 * Replaces all request handlers. A call without a matching handler fails, is recorded and fails its story in
 * `afterEach`.
 */
export async function respondWith(handlers: readonly RequestHandler[]): Promise<void> {
  const worker = await (started ??= startWorker());
  unhandled.length = 0;
  current = handlers;
  worker.resetHandlers(...handlers);
}

/** Overrides `navigator.onLine` without dispatching an event, so it affects only what renders afterwards. */
export function pretendOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
}

/** Waits for pending requests. Resolves with the calls that no handler matched, as method and URL. */
export async function pendingCalls(): Promise<readonly string[]> {
  await allSettled();
  return unhandled;
}
