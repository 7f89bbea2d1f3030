import { optionNames } from '@meetcute/core';
import type { Database } from '../../database/database.ts';
import { sha256 } from '../../hash.ts';
import { countMatches } from './counts.repository.ts';
import { type Cursor, keepCursor, nearestCursor, type Scroll } from './cursors.repository.ts';
import { endOfPart, type Found, type Place, readPart } from './places.repository.ts';
import type { Search } from './search.repository.ts';

/**
 * Milliseconds for which a scroll keeps its order: six hours, well below the 24 hours between two moves of a
 * member.
 */
export const SCROLL_LIFE = 21_600_000;

/**
 * Milliseconds by which the order lags behind the present. Earlier writes are committed by then, and clocks
 * of several servers differ slightly.
 */
const SETTLED_AFTER = 10_000;

/** One page of a search. */
export interface Page {
  /** Identifies the viewer: id of a member, or hash of a browser's cookie. */
  viewer: string;
  /** Number of the page, starting at 1. */
  page: number;
  /** Members per page. */
  limit: number;
  /**
   * Identifies one of several scrolls of a viewer through the same search. Each page 1 gets a new one. Null
   * for clients that do not send it, which share one scroll.
   */
  scroll?: string | null;
}

/** A page with its verified scroll name; null when the requested name is unknown, or none was requested. */
interface Named extends Page {
  scroll: string | null;
  /** Cursor of the page, or of the nearest one before it; null when none is stored. */
  cursor: Cursor | null;
}

/** Start of a page, and the instant that determines the order. */
interface Start {
  asOf: Date;
  after: Place | null;
}

const scrollOf = ({ site, filters }: Search, { viewer, limit, scroll = null }: Page): Scroll => {
  const all = [viewer, limit, ...optionNames.map((name) => filters[name]), scroll];
  return { siteId: site.id, scroll: sha256(JSON.stringify(all)) };
};

const nearest = (db: Database, search: Search, page: Page): Promise<Cursor | null> => {
  const cutoff = new Date(search.now.getTime() - SCROLL_LIFE);
  return nearestCursor(db, scrollOf(search, page), page.page, cutoff);
};

/**
 * Verifies the scroll name of a page. A name without stored cursors is expired or invented and is dropped, so
 * that inventing names causes no recounting.
 */
async function nameOf(db: Database, search: Search, page: Page): Promise<Named> {
  const { scroll = null } = page;
  if (page.page === 1) return { ...page, scroll, cursor: null };
  const cursor = await nearest(db, search, page);
  if (cursor || scroll === null) return { ...page, scroll, cursor };
  const nameless = { ...page, scroll: null };
  return { ...nameless, cursor: await nearest(db, search, nameless) };
}

/**
 * Returns the scrolls that a page starts or continues. Page 1 also starts the unnamed one, for clients that
 * do not send the name.
 */
const scrollsOf = (search: Search, page: Page): string[] => [
  scrollOf(search, page).scroll,
  ...(page.page === 1 && page.scroll ? [scrollOf(search, { ...page, scroll: null }).scroll] : []),
];

const nowOf = ({ now }: Search): Start => ({
  asOf: new Date(now.getTime() - SETTLED_AFTER),
  after: null,
});

/**
 * Returns the start of a page; null after the last page. The start of a page without a cursor is counted from
 * the nearest one before it. This happens once, because each response stores the cursor of the next page.
 */
async function startOf(db: Database, search: Search, namedPage: Named): Promise<Start | null> {
  const { page, limit, cursor } = namedPage;
  if (page === 1) return nowOf(search);
  const nearestStart = cursor ? { asOf: cursor.asOf, after: cursor } : nowOf(search);
  if (cursor?.page === page) return nearestStart;
  // Nothing to count after the end.
  if ((await countMatches(db, search)) <= (page - 1) * limit) return null;
  const part = { ...nearestStart, limit: (page - (cursor?.page ?? 1)) * limit };
  const lastPlace = await endOfPart(db, search, part);
  if (!lastPlace) return null;
  const { siteId, scroll } = scrollOf(search, namedPage);
  await keepCursor(db, [scroll], { siteId, page, asOf: nearestStart.asOf, ...lastPlace });
  return { ...nearestStart, after: lastPlace };
}

/**
 * Returns the members of a page, the total number of matches, and the scroll name for the next page. Stores
 * the cursor of the next page.
 */
export async function readPage(
  db: Database,
  search: Search,
  requestedPage: Page,
): Promise<{ members: Found[]; matchCount: number; scroll: string | null }> {
  const page = await nameOf(db, search, requestedPage);
  const start = await startOf(db, search, page);
  const part = start && readPart(db, search, { ...start, limit: page.limit });
  const [rows, matchCount] = await Promise.all([part ?? [], countMatches(db, search)]);
  const last = rows.at(-1);
  const end = last ? { key: last.key, memberId: last.id } : start?.after;
  if (start && end) {
    const next = { ...end, siteId: search.site.id, page: page.page + 1, asOf: start.asOf };
    await keepCursor(db, scrollsOf(search, page), next);
  }
  return { members: rows, matchCount, scroll: page.scroll };
}

/** Returns the first members of a search, without a cursor. */
export const readFirst = (db: Database, search: Search, limit: number): Promise<Found[]> =>
  readPart(db, search, { ...nowOf(search), limit });
