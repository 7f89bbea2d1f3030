/** Creates an uncached text response. */
export const plain = (text: string, status: number) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** Creates the response of a text file. */
export const text = (body: string, type: string, cacheControl = 'no-cache') =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': cacheControl } });

/** Creates the response of a picture, which browsers cache for a day. */
export const picture = (body: Uint8Array<ArrayBuffer>, type: string) =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, max-age=86400' } });

/** Creates the refusal of a request that would change what can only be read. */
export const readsOnly = () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
