import { isLoopback, trafficCookie, trafficSourceOf } from '@meetcute/core';
import { createHash } from 'node:crypto';
import { chooseEncoding, compress, type Encoding } from '../files/compress.ts';

/** A drawn page and its compressed forms. */
interface StoredPage {
  headers: Headers;
  etag: string;
  html: Uint8Array<ArrayBuffer>;
  encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

const hashOf = (text: string | Uint8Array, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(text).digest(encoding);

/** Returns CSP sources of the style elements of a document, by hash. */
const styleSources = (html: string): string =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)]
    .map(([, css = '']) => `'sha256-${hashOf(css, 'base64')}'`)
    .join(' ');

async function storedPage(page: Response, policyOf: (styles: string) => string): Promise<StoredPage> {
  const text = await page.text();
  const headers = new Headers(page.headers);
  headers.set('content-security-policy', policyOf(styleSources(text)));
  headers.append('vary', 'accept-encoding');
  const html = new TextEncoder().encode(text);
  return { headers, html, etag: `"${hashOf(html, 'base64url').slice(0, 27)}"`, encoded: new Map() };
}

function bodyOf({ html, encoded }: StoredPage, encoding: Encoding) {
  return encoded.getOrInsertComputed(
    encoding,
    async () => (await compress(html, encoding, 'file')) as Uint8Array<ArrayBuffer>,
  );
}

async function respond(stored: StoredPage, request: Request): Promise<Response> {
  const headers = new Headers(stored.headers);
  const { hostname, searchParams } = new URL(request.url);
  const source = trafficSourceOf(searchParams);
  if (source) headers.append('set-cookie', trafficCookie(source, { secure: !isLoopback(hostname) }));
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), 'text/html');
  const etag = encoding ? stored.etag.replace(/"$/, `-${encoding}"`) : stored.etag;
  headers.set('etag', etag);
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  // `identity` tells the host that the body is ready.
  headers.set('content-encoding', encoding ?? 'identity');
  return new Response(await bodyOf(stored, encoding), { headers });
}

/** Draws a page once. */
type Draw = () => Promise<Response>;

/**
 * Creates a store of pages without script and member data. The returned function responds from memory, and draws a
 * page that is not stored yet; only complete pages are stored. `policyOf` returns the content security policy for
 * sources of styles.
 */
export function createStaticPages() {
  const pages = new Map<string, Promise<StoredPage | Response>>();
  return async (
    key: string,
    request: Request,
    draw: Draw,
    policyOf: (styles: string) => string,
  ): Promise<Response> => {
    const stored = await pages
      .getOrInsertComputed(key, async () => {
        const page = await draw();
        const isComplete = page.status === 200 && !page.headers.get('cache-control')?.includes('no-store');
        return isComplete ? storedPage(page, policyOf) : page;
      })
      .catch((error: unknown) => {
        pages.delete(key);
        throw error;
      });
    if (!(stored instanceof Response)) return respond(stored, request);
    pages.delete(key);
    return stored.clone();
  };
}
