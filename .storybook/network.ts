import { setupWorker } from 'msw/browser';
import type { SetupWorker } from 'msw/browser';
import { isCommonAssetRequest } from 'msw';
import type { AnyHandler } from 'msw';

const unhandled: string[] = [];

/** Whether a request belongs to the page itself: modules, images and Storybook's own requests. */
const isOfThePage = (request: Request): boolean => {
  const { pathname, origin } = new URL(request.url);
  if (/^\/(api|_i18n)\//.test(pathname)) return false;
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

/** Tracks pending requests, so that a story is checked only after their responses. */
function watchFetch(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (...request) => {
    const answer = fetch(...request);
    pending.add(answer);
    const forget = () => pending.delete(answer);
    answer.then(forget, forget);
    return answer;
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
export async function respondWith(handlers: readonly AnyHandler[]): Promise<void> {
  const worker = await (started ??= startWorker());
  unhandled.length = 0;
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
