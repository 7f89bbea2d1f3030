import { unlessAborted } from '@meetcute/mocks';
import { getResponse, isCommonAssetRequest, type AnyHandler, type RequestHandler } from 'msw';

/** Calls of the current story that no handler matched, as method and URL. */
export const unhandledCalls: string[] = [];

/** Keeps a call that no handler matched, which fails the story. */
export const keepUnhandled = ({ method, url }: Request): void => void unhandledCalls.push(`${method} ${url}`);

/** Whether a request belongs to the page itself: modules, images and Storybook's own requests. */
export function isOfThePage(request: Request): boolean {
  const { pathname, origin } = new URL(request.url);
  if (/\/(api|_i18n|desk\/api)\//.test(pathname)) return false;
  return origin === location.origin || isCommonAssetRequest(request);
}

/** Whether a request is a call of the member API with a single response, or of the staff desk. */
export const isCall = ({ url, headers }: Request): boolean =>
  /^\/(desk\/)?api\//.test(new URL(url).pathname) && headers.get('accept') !== 'text/event-stream';

/** Responds to a call in the page, without a service worker. Rejects as `fetch` does for a call without a handler. */
export async function respondInPage(request: Request, handlers: readonly AnyHandler[]): Promise<Response> {
  const response = await unlessAborted(request, getResponse([...handlers] as RequestHandler[], request));
  if (!response) keepUnhandled(request);
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

const pending = new Set<Promise<unknown>>();

/** Counts a request as pending until it settles, so that a story is checked only after its responses. */
export function trackPending(response: Promise<unknown>): void {
  pending.add(response);
  const forget = () => pending.delete(response);
  response.then(forget, forget);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Maximum wait for responses at the end of a story, in milliseconds; a `hang` fault never responds. */
const PATIENCE = 300;

/** Waits for pending requests. Resolves with the calls that no handler matched, as method and URL. */
export async function pendingCalls(): Promise<readonly string[]> {
  const end = performance.now() + PATIENCE;
  while (pending.size > 0 && performance.now() < end) {
    await Promise.race([Promise.allSettled(pending), pause(PATIENCE)]);
    // A response can trigger further requests.
    await pause(0);
  }
  return unhandledCalls;
}
