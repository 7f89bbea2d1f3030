import { http, type HttpHandler } from 'msw';
import { dispatch } from './dispatch.ts';
import { handlers } from './handlers/index.ts';
import { imageResponse } from './images.ts';
import type { World } from './world.ts';

const responseTo = async (world: World, request: Request): Promise<Response> =>
  (await dispatch(world, handlers, request)) ?? new Response(null, { status: 404 });

/**
 * Handles one request in this world, for tests without MSW; 404 if it matches no call. Rejects like `fetch`
 * when offline.
 */
export async function respond(world: World, request: Request): Promise<Response> {
  const response = await responseTo(world, request);
  // MSW and service workers return an error response, `fetch` throws.
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** Returns MSW handlers for every call of the contract and for images, served by this world. */
export function handlersFor(world: World): HttpHandler[] {
  // One handler for all calls: MSW would parse a request anew for each handler that does not match.
  const calls = http.all('*/api/*', async ({ request }) => {
    const response = await dispatch(world, handlers, request);
    return response ?? undefined;
  });
  const images = http.get(`*${world.settings.cdn_prefix}/*`, ({ request }) => imageResponse(world, request));
  return [calls, images];
}
