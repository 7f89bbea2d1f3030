import { createHash } from 'node:crypto';
import { chooseEncoding, compress, type Encoding } from '../files/compress.ts';
import type { RequestHead } from '../request-head.ts';
import { securityHeaders } from './security.ts';

/** Response that is ready to be sent. */
export interface Reply {
  /** 200, 304 for a browser that has the page, or 503 of a busy host. */
  status: 200 | 304 | 503;
  /** Names and values in turn. */
  headers: string[];
  /** Body; null with status 304. */
  body: Uint8Array<ArrayBuffer> | null;
}

/** Returns the headers of a reply as pairs. */
export const pairsOf = (headers: readonly string[]): [string, string][] =>
  headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : []));

/** Both replies of a page in one encoding. */
interface EncodedPage {
  etag: string;
  full: Reply;
  unchanged: Reply;
}

/** A drawn page, and its replies by encoding as far as they were requested. */
export interface StoredPage {
  headers: Headers;
  html: Uint8Array<ArrayBuffer>;
  encoded: Map<Encoding, EncodedPage>;
}

const hashOf = (text: string | Uint8Array, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(text).digest(encoding);

/** Returns CSP sources of the style elements of a document, by hash. */
const styleSources = (html: string): string =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)]
    .map(([, css = '']) => `'sha256-${hashOf(css, 'base64')}'`)
    .join(' ');

/** Stores a drawn page with the headers of all its responses. */
export async function storePage(page: Response, policyOf: (styles: string) => string): Promise<StoredPage> {
  const text = await page.text();
  const headers = new Headers({ ...securityHeaders, ...Object.fromEntries(page.headers) });
  headers.set('content-security-policy', policyOf(styleSources(text)));
  headers.append('vary', 'accept-encoding');
  return { headers, html: new TextEncoder().encode(text), encoded: new Map() };
}

async function encode({ headers: common, html }: StoredPage, encoding: Encoding): Promise<EncodedPage> {
  const body = (await compress(html, encoding, 'file')) as Uint8Array<ArrayBuffer>;
  const etag = `"${hashOf(html, 'base64url').slice(0, 27)}${encoding ? `-${encoding}` : ''}"`;
  const headers = [...common, ['etag', etag]].flat();
  // `identity` tells the host that the body is ready.
  const bodyHeaders = ['content-encoding', encoding ?? 'identity', 'content-length', `${body.length}`];
  return {
    etag,
    full: { status: 200, headers: [...headers, ...bodyHeaders], body },
    unchanged: { status: 304, headers, body: null },
  };
}

const encodingOf = ({ headers }: RequestHead) => chooseEncoding(headers.get('accept-encoding'), 'text/html');

const choose = ({ etag, full, unchanged }: EncodedPage, { headers }: RequestHead): Reply =>
  headers.get('if-none-match') === etag ? unchanged : full;

/** Returns the reply to a request; null unless the page is compressed already. */
export function readyReply({ encoded }: StoredPage, request: RequestHead): Reply | null {
  const page = encoded.get(encodingOf(request));
  return page ? choose(page, request) : null;
}

/** Resolves with the reply to a request. */
export async function replyTo(storedPage: StoredPage, request: RequestHead): Promise<Reply> {
  const encoding = encodingOf(request);
  const page = storedPage.encoded.get(encoding) ?? (await encode(storedPage, encoding));
  storedPage.encoded.set(encoding, page);
  return choose(page, request);
}
