import { MIN_AGE, type FilterOptions } from '@meetcute/contract';
import { ALL_REGIONS } from '@meetcute/core';
import { and, eq, gt, isNotNull, isNull, lte, ne, notInArray, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database.ts';
import type { Site } from '../../sites.ts';
import { blocks } from '../blocks/blocks.table.ts';
import { members } from '../members/members.table.ts';
import { savedSearches } from './search.table.ts';
import { birthDates } from './search.usecases.ts';

/** A search with its viewer. */
export interface Search {
  /** The site to search. */
  site: Site;
  /** Id of the viewing member; null for a logged-out visitor. */
  viewerId: string | null;
  /** Time of the search. */
  now: Date;
  /** The filters to apply. */
  filters: FilterOptions;
}

/** Returns the range of birth dates that a search accepts. `after` is excluded; null means no bound. */
export function bornBetween({ site, now, filters: { min_age, max_age } }: Omit<Search, 'viewerId'>): {
  after: string | null;
  until: string;
} {
  const min = Math.max(min_age ?? 0, site.settings.min_age, MIN_AGE);
  return birthDates({ min, max: max_age }, now);
}

/** SQL condition for members of the site that match the filters. Members without a birth date never match. */
export function fitsFilters(search: Search): SQL | undefined {
  const { gender, country, countryregion } = search.filters;
  const { after, until } = bornBetween(search);
  return and(
    eq(members.siteId, search.site.id),
    isNull(members.deletedAt),
    isNotNull(members.dateOfBirth),
    lte(members.dateOfBirth, until),
    after === null ? undefined : gt(members.dateOfBirth, after),
    gender === null ? undefined : eq(members.gender, gender),
    country === null ? undefined : eq(members.country, country),
    countryregion === ALL_REGIONS ? undefined : eq(members.countryregion, countryregion),
  );
}

/**
 * Creates a query for the ids of members with a block between them and the viewer, in either direction. An id
 * may occur twice.
 */
export const blockedIds = (db: Executor, siteId: string, viewerId: string) =>
  unionAll(
    db
      .select({ id: blocks.blockedId })
      .from(blocks)
      .where(and(eq(blocks.siteId, siteId), eq(blocks.blockerId, viewerId))),
    db
      .select({ id: blocks.blockerId })
      .from(blocks)
      .where(and(eq(blocks.siteId, siteId), eq(blocks.blockedId, viewerId))),
  );

/** SQL condition for members that a search finds: matching, not the viewer, not behind a block. */
export function isFound(db: Executor, search: Search): SQL | undefined {
  const { viewerId, site } = search;
  return viewerId === null
    ? fitsFilters(search)
    : and(
        fitsFilters(search),
        ne(members.id, viewerId),
        notInArray(members.id, blockedIds(db, site.id, viewerId)),
      );
}

/** Returns the filters of a member's last manual search; null before the first one. */
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

/** Saves the filters of a manual search. */
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
