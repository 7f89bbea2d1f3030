import { setupWorker } from 'msw/browser';
import type { SetupWorker } from 'msw/browser';
import { isCommonAssetRequest } from 'msw';
import type { AnyHandler } from 'msw';

const unhandled: string[] = [];

/** What the page itself is made of: modules, images and Storybook's own requests. */
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
      // A refused answer reaches the story as a network error.
      return Promise.reject(Response.error());
    },
  });
  watchFetch();
  return worker;
}

const pending = new Set<Promise<unknown>>();

/** Remembers the requests under way, so that a story is not judged before they were answered. */
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

/** Longest wait for answers at the end of a story, in milliseconds; a fault that hangs never answers. */
const PATIENCE = 300;

async function allSettled(): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (pending.size > 0 && performance.now() < end) {
    await Promise.race([Promise.allSettled(pending), pause(PATIENCE)]);
    // An answer may make the story ask on; let it.
    await pause(0);
  }
}

let started: Promise<SetupWorker> | undefined;

/**
 * Lets these handlers alone answer from now on. A call that none of them answers fails, is remembered, and later fails
 * its story.
 */
export async function respondWith(handlers: readonly AnyHandler[]): Promise<void> {
  const worker = await (started ??= startWorker());
  unhandled.length = 0;
  worker.resetHandlers(...handlers);
}

/** What the page believes of its connection; no event is sent, so that only what is drawn from now on sees it. */
export function pretendOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
}

/** Waits until nothing is asked any more and answers the calls that no handler answered. */
export async function pendingCalls(): Promise<readonly string[]> {
  await allSettled();
  return unhandled;
}
