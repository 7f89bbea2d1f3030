import type { Settings } from '@meetcute/contract';
import { compressWithGaps, type FillGaps } from '../files/brotli-with-gaps.ts';
import { chooseEncoding } from '../files/compress.ts';
import type { RequestHead } from '../request-head.ts';
import type { HostTemplate } from '../start/templates.ts';
import { createNonce, securityHeaders } from './security.ts';
import { pairsOf, type Reply } from './stored-page.ts';

/** Maximum number of stored pages; the one that was longest not read goes first. */
const MAX_PAGES = 300;

/** Milliseconds after which a page is drawn again. Browsers take what it says about the visitor as fresh for 30 s. */
const MAX_AGE = 20_000;

/** Milliseconds after which nobody waits for whoever draws it any more. */
const RENEWED_WITHIN = 4000;

const numbers = new WeakMap<Settings, number>();
let settingsCount = 0;

/** Returns a number for settings. Visitors from one country with one choice of country share theirs. */
const numberOf = (settings: Settings): number =>
  numbers.getOrInsertComputed(settings, () => (settingsCount += 1));

/**
 * Returns the key of a page that a visitor without a session may share with others; null for any other request. `settings`
 * are those of the visitor.
 */
export function visitorPageKey(
  { server }: HostTemplate,
  request: RequestHead,
  settings: Settings,
): string | null {
  const key = request.method === 'GET' ? server.visitorKey(request, settings) : null;
  return key === null ? null : `${numberOf(settings)} ${key}`;
}

/** A page as it was drawn for one visitor. */
export interface DrawnPage {
  html: string;
  /** Nonce in the document. */
  nonce: string;
  headers: Headers;
  /** Content security policy with that nonce. */
  policy: string;
}

interface VisitorPage {
  /** Makes the compressed page; null until it is compressed. */
  fill: FillGaps | null;
  headersOf(nonce: string): string[];
  pieces: readonly string[];
  drawnAt: number;
  /** Time until which somebody draws it again, and others still get it. */
  renewedUntil: number;
}

/** Store of pages that are equal for all visitors but for their nonce. */
export interface VisitorPages {
  /**
   * Stores a page of an address, and compresses it. Others share a new page at once, and an old one until the compressed
   * one replaces it. Does nothing while a page that is not old is stored. Rejects when the page can't be compressed.
   */
  store(key: string, url: string, page: DrawnPage): Promise<void>;
  /** Whether a page was stored for exactly this address. */
  has(url: string): boolean;
  /** Returns a response with a new nonce; null unless the page is stored, or for the one request that renews it. */
  respond(key: string): Response | null;
  /**
   * Returns a compressed reply with a new nonce; null unless the page is stored and the browser takes brotli. With
   * `isBusy` an old page is returned too: it costs its browser a call or two, and its refusal would cost the visit.
   */
  reply(key: string, request: RequestHead, isBusy?: boolean): Reply | null;
}

/** Creates an empty store of a site's pages. `now` returns milliseconds. */
export function createVisitorPages(now = () => performance.now()): VisitorPages {
  const pages = new Map<string, VisitorPage>();
  const urls = new Set<string>();
  const find = (key: string): VisitorPage | null => {
    const page = pages.get(key);
    if (!page) return null;
    // The last one in the map is the one that was read last.
    pages.delete(key);
    pages.set(key, page);
    return page;
  };
  const isFresh = ({ drawnAt }: VisitorPage) => now() - drawnAt <= MAX_AGE;
  const isOld = (page: VisitorPage) => !isFresh(page) && now() > page.renewedUntil;
  const add = (key: string, url: string, page: VisitorPage) => {
    const [oldest] = pages.keys();
    if (oldest !== undefined && pages.size >= MAX_PAGES) pages.delete(oldest);
    pages.set(key, page);
    if (urls.size >= MAX_PAGES) urls.clear();
    urls.add(url);
  };
  return {
    async store(key, url, { html, nonce, headers, policy }) {
      const storedPage = pages.get(key);
      if (storedPage && isFresh(storedPage)) return;
      const [pieces, policyPieces] = [html.split(nonce), policy.split(nonce)];
      const common = [...headers, ...Object.entries(securityHeaders)].flat();
      const page: VisitorPage = {
        fill: null,
        headersOf: (fresh) => [...common, 'content-security-policy', policyPieces.join(fresh)],
        pieces,
        drawnAt: now(),
        renewedUntil: 0,
      };
      if (!storedPage) add(key, url, page);
      page.fill = await compressWithGaps(pieces, nonce.length);
      if (storedPage) add(key, url, page);
    },
    has: (url) => urls.has(url),
    respond(key) {
      const page = find(key);
      if (!page) return null;
      if (isOld(page)) {
        page.renewedUntil = now() + RENEWED_WITHIN;
        return null;
      }
      const nonce = createNonce();
      return new Response(page.pieces.join(nonce), { headers: pairsOf(page.headersOf(nonce)) });
    },
    reply(key, { headers }, isBusy = false) {
      if (chooseEncoding(headers.get('accept-encoding'), 'text/html') !== 'br') return null;
      const page = find(key);
      if (!page?.fill || (isOld(page) && !isBusy)) return null;
      const nonce = createNonce();
      const body = page.fill(nonce);
      const bodyHeaders = [
        'vary',
        'accept-encoding',
        'content-encoding',
        'br',
        'content-length',
        `${body.length}`,
      ];
      return { status: 200, headers: [...page.headersOf(nonce), ...bodyHeaders], body };
    },
  };
}
