import { http, type HttpHandler } from 'msw';
import { dispatch } from './dispatch.ts';
import { handlers } from './handlers/index.ts';
import { imageResponse } from './images.ts';
import type { World } from './world.ts';

/** Returns the result of `work`, or rejects like `fetch` if the request is aborted first. */
export function unlessAborted<T>({ signal }: Request, work: Promise<T>): Promise<T> {
  const rejection = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([work, rejection]);
}

const isImage = ({ settings }: World, { url }: Request) =>
  new URL(url).pathname.startsWith(`${settings.cdn_prefix}/`);

/**
 * Handles one request in this world, for tests without MSW; 404 if it matches neither a call nor an image. Rejects
 * like `fetch` when offline or aborted; the world still processes an aborted request.
 */
export async function respond(world: World, request: Request): Promise<Response> {
  const responding = isImage(world, request)
    ? imageResponse(world, request)
    : dispatch(world, handlers, request);
  const worldResponse = await unlessAborted(request, responding);
  const response = worldResponse ?? new Response(null, { status: 404 });
  // MSW and service workers return an error response, `fetch` throws.
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** Returns MSW handlers for every call of the contract and for images, served by this world. */
export function handlersFor(world: World): HttpHandler[] {
  // One handler for all calls: MSW would parse a request anew for each handler that does not match.
  const calls = http.all(
    '*/api/*',
    async ({ request }) => (await dispatch(world, handlers, request)) ?? undefined,
  );
  const images = http.get(`*${world.settings.cdn_prefix}/*`, ({ request }) => imageResponse(world, request));
  return [calls, images];
}
