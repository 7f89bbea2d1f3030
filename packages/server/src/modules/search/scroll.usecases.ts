import type { Database } from '../../database/database.ts';
import { sha256 } from '../../hash.ts';
import type { Member } from '../members/members.table.ts';
import { countMatches } from './counts.repository.ts';
import { type Cursor, keepCursors, nearestCursor, type Scroll } from './cursors.repository.ts';
import { endOfPart, type Place, readPart } from './places.repository.ts';
import type { Search } from './search.repository.ts';

/** How long a scroll keeps its order, in milliseconds: six hours, well below the 24 between two moves of a member. */
export const SCROLL_LIFE = 21_600_000;

/**
 * The order is that of some milliseconds ago: what was written before is committed by then, and clocks of several
 * servers don't agree to the millisecond.
 */
const SETTLED_AFTER = 10_000;

/** One page of a search. */
export interface Page {
  /** Stands for who searches; a member's id or a browser. */
  viewer: string;
  /** Counted from 1. */
  page: number;
  limit: number;
  /**
   * Tells scrolls of one viewer through the same search apart; page 1 of each has one of its own. Null for who doesn't
   * say it: all of these share one.
   */
  scroll?: string | null;
}

/** A page with the name that it goes by; null where the one that was asked for is not known, or none was. */
interface Named extends Page {
  scroll: string | null;
  /** Where it begins, or the nearest page before it; null where nothing is kept. */
  cursor: Cursor | null;
}

/** Where a page begins, in the order of which moment. */
interface Start {
  asOf: Date;
  after: Place | null;
}

const scrollOf = ({ site, filters }: Search, { viewer, limit, scroll = null }: Page): Scroll => {
  const { gender, min_age, max_age, country, countryregion } = filters;
  const all = [viewer, limit, gender, min_age, max_age, country, countryregion, scroll];
  return { siteId: site.id, scroll: sha256(JSON.stringify(all)) };
};

const nearest = (db: Database, search: Search, page: Page): Promise<Cursor | null> => {
  const since = new Date(search.now.getTime() - SCROLL_LIFE);
  return nearestCursor(db, scrollOf(search, page), page.page, since);
};

/**
 * A name of which nothing is kept is too old or made up: its pages are those of who says none, so that inventing names
 * has no page counted out anew.
 */
async function nameOf(db: Database, search: Search, page: Page): Promise<Named> {
  const { scroll = null } = page;
  if (page.page === 1) return { ...page, scroll, cursor: null };
  const cursor = await nearest(db, search, page);
  if (cursor || scroll === null) return { ...page, scroll, cursor };
  const nameless = { ...page, scroll: null };
  return { ...nameless, cursor: await nearest(db, search, nameless) };
}

/** The scrolls that a page begins or goes on with; page 1 also the one of who will not say which it was. */
const scrollsOf = (search: Search, page: Page): Scroll[] => [
  scrollOf(search, page),
  ...(page.page === 1 && page.scroll ? [scrollOf(search, { ...page, scroll: null })] : []),
];

const nowOf = ({ now }: Search): Start => ({
  asOf: new Date(now.getTime() - SETTLED_AFTER),
  after: null,
});

/**
 * Where a page begins; null behind the last one. A page that was never come to is counted out from the nearest one
 * before it, which happens once: the page after each answered one is known.
 */
async function startOf(db: Database, search: Search, named: Named): Promise<Start | null> {
  const { page, limit, cursor } = named;
  if (page === 1) return nowOf(search);
  const near = cursor ? { asOf: cursor.asOf, after: cursor } : nowOf(search);
  if (cursor?.page === page) return near;
  // Behind the end there is nothing to count out.
  if ((await countMatches(db, search)) <= (page - 1) * limit) return null;
  const part = { ...near, limit: (page - (cursor?.page ?? 1)) * limit };
  const after = await endOfPart(db, search, part);
  if (!after) return null;
  await keepCursors(db, [{ ...scrollOf(search, named), page, asOf: near.asOf, ...after }]);
  return { ...near, after };
}

/** The members of a page, the number of all, and the name that the next page goes by; keeps where that one begins. */
export async function readPage(
  db: Database,
  search: Search,
  asked: Page,
): Promise<{ members: Member[]; found: number; scroll: string | null }> {
  const page = await nameOf(db, search, asked);
  const start = await startOf(db, search, page);
  const part = start && readPart(db, search, { ...start, limit: page.limit });
  const [rows, found] = await Promise.all([part ?? [], countMatches(db, search)]);
  const last = rows.at(-1);
  const end = last ? { key: last.key, memberId: last.member.id } : start?.after;
  if (start && end) {
    const next = { page: page.page + 1, asOf: start.asOf, key: end.key, memberId: end.memberId };
    await keepCursors(
      db,
      scrollsOf(search, page).map((each) => ({ ...each, ...next })),
    );
  }
  return { members: rows.map(({ member }) => member), found, scroll: page.scroll };
}

/** The first members of a search, without a place to go on from. */
export async function readFirst(db: Database, search: Search, limit: number): Promise<Member[]> {
  const rows = await readPart(db, search, { ...nowOf(search), limit });
  return rows.map(({ member }) => member);
}
