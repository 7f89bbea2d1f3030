import { isLoopback, visitCookie, type SourceSettings } from '@meetcute/core';
import type { RequestHead } from '../request-head.ts';
import { pairsOf, readyReply, replyTo, storePage, type Reply, type StoredPage } from './stored-page.ts';

/** Maximum number of stored pages: the oldest one goes first. Clients choose a part of the addresses, the port. */
const MAX_PAGES = 2000;

/** Adds the cookie of the visitor's traffic source to a reply, if the visit must set one. */
function withSource(reply: Reply, { url, headers }: RequestHead, settings: SourceSettings): Reply {
  const { hostname, searchParams: query } = new URL(url);
  const secure = !isLoopback(hostname);
  const source = visitCookie({ query, cookies: headers.get('cookie') }, { settings, secure });
  return source ? { ...reply, headers: [...reply.headers, 'set-cookie', source] } : reply;
}

async function respond(
  storedPage: StoredPage,
  request: Request,
  settings: SourceSettings,
): Promise<Response> {
  const { status, headers, body } = withSource(await replyTo(storedPage, request), request, settings);
  return new Response(body, { status, headers: pairsOf(headers) });
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

/** Creates an empty store of a site's pages. */
export function createStaticPages(settings: SourceSettings): StaticPages {
  const drawnPages = new Map<string, Promise<StoredPage | Response>>();
  const storedPages = new Map<string, StoredPage>();
  const urls = new Set<string>();
  const store = async (key: string, page: Response, policyOf: (styles: string) => string) => {
    const entry = await storePage(page, policyOf);
    const [oldest] = storedPages.keys();
    if (oldest !== undefined && storedPages.size >= MAX_PAGES) {
      storedPages.delete(oldest);
      drawnPages.delete(oldest);
    }
    storedPages.set(key, entry);
    return entry;
  };
  return {
    async respond(key, request, draw, policyOf) {
      const entry = await drawnPages
        .getOrInsertComputed(key, async () => {
          const page = await draw();
          const isComplete = page.status === 200 && !page.headers.get('cache-control')?.includes('no-store');
          return isComplete ? store(key, page, policyOf) : page;
        })
        .catch((error: unknown) => {
          drawnPages.delete(key);
          throw error;
        });
      if (entry instanceof Response) {
        drawnPages.delete(key);
        return entry.clone();
      }
      if (urls.size >= MAX_PAGES) urls.clear();
      // A query may name a traffic source, which the response must set.
      if (!request.url.includes('?')) urls.add(request.url);
      return respond(entry, request, settings);
    },
    has: (url) => urls.has(url),
    reply(key, request) {
      const entry = storedPages.get(key);
      const reply = entry && readyReply(entry, request);
      return reply ? withSource(reply, request, settings) : null;
    },
  };
}
