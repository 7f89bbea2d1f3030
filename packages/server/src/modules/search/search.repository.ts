import { MIN_AGE, type FilterOptions } from '@meetcute/contract';
import { ALL_REGIONS } from '@meetcute/core';
import { and, eq, getTableColumns, gt, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { Site } from '../../sites.ts';
import { blocks } from '../blocks/blocks.table.ts';
import { isNotSuspended } from '../members/active-member.repository.ts';
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

const p = sql.placeholder;

/**
 * Returns a text that is equal for searches with the same conditions, whatever their values: statements are made once for
 * each. The first letters stand for a viewer, gender, country and region; the last for limits of age.
 */
export const shapeOf = ({ viewerId, filters: { gender, country, countryregion, ...ages } }: Search): string =>
  [
    viewerId !== null && 'v',
    gender !== null && 'g',
    country !== null && 'c',
    countryregion !== ALL_REGIONS && 'r',
    ages.max_age !== null && 'a',
    ages.min_age !== null && 'i',
  ]
    .filter(Boolean)
    .join('');

/**
 * Returns the name of a statement for searches of a shape; null for one with limits of age. Plans for those depend on how
 * many members have the age, so PostgreSQL must not reuse one.
 */
export const statementName = (name: string, search: Search, detail = ''): string | null => {
  const { min_age, max_age } = search.filters;
  return min_age === null && max_age === null ? `${name} ${shapeOf(search)} ${detail}` : null;
};

/** Returns the values of the conditions of a search. */
export function valuesOf(search: Search): Record<string, string | null> {
  const { gender, country, countryregion } = search.filters;
  const { after, until } = bornBetween(search);
  const now = search.now.toISOString();
  return { site: search.site.id, viewer: search.viewerId, gender, country, countryregion, after, until, now };
}

/**
 * SQL condition for members of the site that match filters of a shape, suspended ones included. Members without a birth
 * date never match.
 */
export const fitsFilters = (shape: string): SQL | undefined =>
  and(
    eq(members.siteId, p('site')),
    isNull(members.deletedAt),
    isNotNull(members.dateOfBirth),
    lte(members.dateOfBirth, p('until')),
    shape.includes('a') ? gt(members.dateOfBirth, p('after')) : undefined,
    shape.includes('g') ? eq(members.gender, p('gender')) : undefined,
    shape.includes('c') ? eq(members.country, p('country')) : undefined,
    shape.includes('r') ? eq(members.countryregion, p('countryregion')) : undefined,
  );

/** SQL query for the ids of members with a block between them and the viewer, in either direction. An id may occur twice. */
export const blockedIds = sql`(
  select ${blocks.blockedId} from ${blocks} where ${blocks.siteId} = ${p('site')} and ${blocks.blockerId} = ${p('viewer')}
  union all
  select ${blocks.blockerId} from ${blocks} where ${blocks.siteId} = ${p('site')} and ${blocks.blockedId} = ${p('viewer')})`;

/** SQL condition for members that a search of a shape finds: matching, not suspended, not the viewer, not behind a block. */
export const isFound = (shape: string): SQL | undefined =>
  shape.includes('v')
    ? and(
        fitsFilters(shape),
        isNotSuspended(p('now')),
        ne(members.id, p('viewer')),
        sql`${members.id} not in ${blockedIds}`,
      )
    : and(fitsFilters(shape), isNotSuspended(p('now')));

const findSaved = statement(
  'saved_search',
  getTableColumns(savedSearches),
  (columns) => sql`
    select ${columns} from ${savedSearches}
    where ${savedSearches.siteId} = ${p('site')} and ${savedSearches.memberId} = ${p('member')}`,
);

/** Returns the filters of a member's last manual search; null before the first one. */
export async function savedFilters(
  db: Executor,
  siteId: string,
  memberId: string,
): Promise<FilterOptions | null> {
  const [row] = await findSaved(db, { site: siteId, member: memberId });
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
