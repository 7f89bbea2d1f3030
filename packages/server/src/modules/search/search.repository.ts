import type { FilterOptions } from '@meetcute/contract';
import { ALL_REGIONS, MIN_AGE } from '@meetcute/core';
import { and, count, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import type { Site } from '../../sites.ts';
import { type Member, members } from '../members/members.table.ts';
import { isVisibleTo } from '../profile/profile.repository.ts';
import { savedSearches } from './search.table.ts';
import { birthDates } from './search.usecases.ts';

/** Who searches for what. */
export interface Search {
  site: Site;
  viewerId: string | null;
  now: Date;
  filters: FilterOptions;
}

/** Everyone who fits, never oneself, and nobody without a birth date: a missing date passes no bound. */
function fits(db: Executor, { site, viewerId, now, filters }: Search): SQL | undefined {
  const { gender, min_age, max_age, country, countryregion } = filters;
  const min = Math.max(min_age ?? 0, site.settings.min_age, MIN_AGE);
  const { after, until } = birthDates({ min, max: max_age }, now);
  return and(
    isVisibleTo(db, site.id, viewerId),
    viewerId === null ? undefined : ne(members.id, viewerId),
    lte(members.dateOfBirth, until),
    after === null ? undefined : gt(members.dateOfBirth, after),
    gender === null ? undefined : eq(members.gender, gender),
    country === null ? undefined : eq(members.country, country),
    countryregion === ALL_REGIONS ? undefined : eq(members.countryregion, countryregion),
  );
}

/** A part of the members who fit, lately active ones first; the order has no ties. */
export const findMatches = (
  db: Executor,
  { offset, limit, ...search }: Search & { offset: number; limit: number },
): Promise<Member[]> =>
  db
    .select()
    .from(members)
    .where(fits(db, search))
    .orderBy(sql`${members.lastActiveAt} desc nulls last`, members.id)
    .offset(offset)
    .limit(limit);

/** How many members fit. */
export async function countMatches(db: Executor, search: Search): Promise<number> {
  const [row] = await db.select({ found: count() }).from(members).where(fits(db, search));
  return row?.found ?? 0;
}

/** The filters of a member's last search by hand, null before the first one. */
export async function savedFilters(
  db: Executor,
  siteId: string,
  memberId: string,
): Promise<FilterOptions | null> {
  const [row] = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.siteId, siteId), eq(savedSearches.memberId, memberId)));
  return row?.filters ?? null;
}

/** Remembers the filters of a search by hand. */
export async function saveFilters(db: Executor, row: typeof savedSearches.$inferInsert): Promise<void> {
  await db
    .insert(savedSearches)
    .values(row)
    .onConflictDoUpdate({
      target: savedSearches.memberId,
      set: { filters: row.filters, savedAt: row.savedAt },
      setWhere: eq(savedSearches.siteId, row.siteId),
    });
}
