import { isLoopback, visitCookie } from '@meetcute/core';
import type { RequestHead } from '../request-head.ts';
import { pairsOf, readyReply, replyTo, storePage, type Reply, type StoredPage } from './stored-page.ts';

/** Maximum number of stored pages: the oldest one goes first. Clients choose a part of the addresses, the port. */
const MAX_PAGES = 2000;

const noQuery = new URLSearchParams();

async function respond(stored: StoredPage, request: Request): Promise<Response> {
  const { status, headers: pairs, body } = await replyTo(stored, request);
  const headers = new Headers(pairsOf(pairs));
  const { hostname, searchParams: query } = new URL(request.url);
  const source = visitCookie({ query, cookies: request.headers.get('cookie') }, !isLoopback(hostname));
  if (source) headers.append('set-cookie', source);
  return new Response(body, { status, headers });
}

/** Draws a page once. */
type Draw = () => Promise<Response>;

/** Store of pages without script and member data. */
export interface StaticPages {
  /**
   * Responds from memory, and draws a page that is not stored yet; only complete pages are stored. `policyOf` returns the
   * content security policy for sources of styles.
   */
  respond(key: string, request: Request, draw: Draw, policyOf: (styles: string) => string): Promise<Response>;
  /** Whether a page without a query was stored for exactly this address. */
  has(url: string): boolean;
  /** Returns the reply with a page; null unless it is stored and compressed. */
  reply(key: string, request: RequestHead): Reply | null;
}

/** Creates an empty store. */
export function createStaticPages(): StaticPages {
  const drawn = new Map<string, Promise<StoredPage | Response>>();
  const stored = new Map<string, StoredPage>();
  const urls = new Set<string>();
  const store = async (key: string, page: Response, policyOf: (styles: string) => string) => {
    const entry = await storePage(page, policyOf);
    const [oldest] = stored.keys();
    if (oldest !== undefined && stored.size >= MAX_PAGES) {
      stored.delete(oldest);
      drawn.delete(oldest);
    }
    stored.set(key, entry);
    return entry;
  };
  return {
    async respond(key, request, draw, policyOf) {
      const entry = await drawn
        .getOrInsertComputed(key, async () => {
          const page = await draw();
          const isComplete = page.status === 200 && !page.headers.get('cache-control')?.includes('no-store');
          return isComplete ? store(key, page, policyOf) : page;
        })
        .catch((error: unknown) => {
          drawn.delete(key);
          throw error;
        });
      if (entry instanceof Response) {
        drawn.delete(key);
        return entry.clone();
      }
      if (urls.size >= MAX_PAGES) urls.clear();
      // A query may name a traffic source, which the response must set.
      if (!request.url.includes('?')) urls.add(request.url);
      return respond(entry, request);
    },
    has: (url) => urls.has(url),
    reply(key, request) {
      // The response must set the cookie of a traffic source that the visitor has not accepted.
      if (visitCookie({ query: noQuery, cookies: request.headers.get('cookie') }, false)) return null;
      const entry = stored.get(key);
      return entry ? readyReply(entry, request) : null;
    },
  };
}
