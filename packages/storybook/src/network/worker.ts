import { getResponse, http, type RequestHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { isCall, isOfThePage, keepUnhandled, respondInPage, trackPending, unhandledCalls } from './calls.ts';
import { offerRandomUuid } from './offer-random-uuid.ts';

/** Handlers of the world on stage, to which the worker's one initial handler delegates. */
let current: readonly RequestHandler[] = [];

/** Survives the reset of handlers before each story; handlers that a story adds come before it. */
const world = http.all('*', ({ request }) => getResponse([...current], request.clone()));

/** How the mocked network responds. */
export interface NetworkOptions {
  /**
   * Whether the page responds to calls itself instead of the service worker. It takes less time, but the calls are not in
   * the network panel. Streams, images and uploads go through the worker all the same.
   */
  isInPage: boolean;
  /** Called when the service worker cannot register, as in a private window or without HTTPS. The page then responds. */
  onUnavailable: (error: unknown) => void;
}

/** Starts the service worker with the handlers of the world on stage. For `mswLoader` of msw-storybook-addon. */
export async function startNetwork({ isInPage, onUnavailable }: NetworkOptions): Promise<SetupWorker> {
  const worker = setupWorker(world);
  let isWorking = true;
  try {
    // Without it, MSW would patch `fetch` itself and say nothing.
    if (!('serviceWorker' in navigator)) throw new Error('Browsers run no service worker without HTTPS.');
    await worker.start({
      quiet: true,
      serviceWorker: { url: './mockServiceWorker.js' },
      onUnhandledFrame: ({ frame }) => {
        if (
          !(frame.data instanceof Object && 'request' in frame.data && frame.data.request instanceof Request)
        )
          return undefined;
        const { request } = frame.data;
        if (isOfThePage(request)) return undefined;
        keepUnhandled(request);
        // The story sees the rejection as a network error.
        return Promise.reject(Response.error());
      },
    });
  } catch (error) {
    isWorking = false;
    offerRandomUuid();
    onUnavailable(error);
  }
  const { fetch } = globalThis;
  globalThis.fetch = (...args) => {
    const request = new Request(...args);
    const responds = isWorking ? isInPage && isCall(request) : !isOfThePage(request);
    const response = responds ? respondInPage(request, worker.listHandlers()) : fetch(request);
    trackPending(response);
    return response;
  };
  return worker;
}

/** Replaces the handlers of the world. A call without a matching handler fails, and is kept for `pendingCalls`. */
export function respondWith(handlers: readonly RequestHandler[]): void {
  unhandledCalls.length = 0;
  current = handlers;
}
