import type { Database } from '../../database/database.ts';
import { sha256 } from '../../hash.ts';
import type { Member } from '../members/members.table.ts';
import { countMatches } from './counts.repository.ts';
import { keepCursors, nearestCursor, type Scroll } from './cursors.repository.ts';
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
async function startOf(
  db: Database,
  search: Search,
  { page, limit }: Page,
  scroll: Scroll,
): Promise<Start | null> {
  if (page === 1) return nowOf(search);
  const since = new Date(search.now.getTime() - SCROLL_LIFE);
  const cursor = await nearestCursor(db, scroll, page, since);
  const near = cursor ? { asOf: cursor.asOf, after: cursor } : nowOf(search);
  if (cursor?.page === page) return near;
  // Behind the end there is nothing to count out.
  if ((await countMatches(db, search)) <= (page - 1) * limit) return null;
  const part = { ...near, limit: (page - (cursor?.page ?? 1)) * limit };
  const after = await endOfPart(db, search, part);
  if (!after) return null;
  await keepCursors(db, [{ ...scroll, page, asOf: near.asOf, ...after }]);
  return { ...near, after };
}

/** The members of a page and the number of all; keeps where the next page begins. */
export async function readPage(
  db: Database,
  search: Search,
  page: Page,
): Promise<{ members: Member[]; found: number }> {
  const scroll = scrollOf(search, page);
  const start = await startOf(db, search, page, scroll);
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
  return { members: rows.map(({ member }) => member), found };
}

/** The first members of a search, without a place to go on from. */
export async function readFirst(db: Database, search: Search, limit: number): Promise<Member[]> {
  const rows = await readPart(db, search, { ...nowOf(search), limit });
  return rows.map(({ member }) => member);
}
