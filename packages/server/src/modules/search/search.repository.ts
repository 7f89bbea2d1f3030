import { MIN_AGE, type FilterOptions } from '@meetcute/contract';
import type { SavedFilters } from '@meetcute/core';
import { and, eq, getTableColumns, gt, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { Site } from '../../sites.ts';
import { blocks } from '../blocks/blocks.table.ts';
import { likes } from '../likes/likes.table.ts';
import { isNotSuspended } from '../members/active-member.repository.ts';
import { members } from '../members/members.table.ts';
import { isAdvertised } from '../photos/advertised.repository.ts';
import { type Conditions, fitsOptions, setOptions } from './filters.repository.ts';
import { savedSearches } from './search.table.ts';
import { birthDates } from './birth-dates.rules.ts';
import { daysAround, zonesByDay } from './zones.rules.ts';

/** A search with its viewer. */
export interface Search {
  /** The site to search. */
  site: Site;
  /** Id of the viewing member; null for a logged-out visitor. */
  viewerId: string | null;
  /** Time of the search. */
  now: Date;
  /** Whether to find only members whom advertising may show. Default: false. */
  isAdvertising?: boolean;
  /** Whether to leave out members whom the viewer likes. Default: false. */
  isSuggestion?: boolean;
  /** The filters to apply. */
  filters: FilterOptions;
}

/**
 * Returns the range of birth dates that a search accepts of members in UTC. `after` is excluded; null means no bound.
 */
export function bornBetween({ site, now, filters: { min_age, max_age } }: Omit<Search, 'viewerId'>): {
  after: string | null;
  until: string;
} {
  const min = Math.max(min_age ?? 0, site.settings.min_age, MIN_AGE);
  return birthDates({ min, max: max_age }, now);
}

const p = sql.placeholder;

/** Returns the conditions of a search. */
export const readConditions = ({
  viewerId,
  isAdvertising = false,
  isSuggestion = false,
  filters,
}: Search): Conditions =>
  new Set([
    ...setOptions(filters),
    ...(viewerId === null ? [] : (['viewer'] as const)),
    ...(isAdvertising ? (['advertising'] as const) : []),
    ...(isSuggestion && viewerId !== null ? (['unliked'] as const) : []),
  ]);

/** Returns a text that is equal for equal conditions. */
export const joinConditions = (conditions: Conditions): string => [...conditions].join(' ');

/**
 * Returns the name of a statement for searches with the same conditions; null with limits of age. Plans for those depend
 * on how many members have the age, so PostgreSQL must not reuse one.
 */
export const statementName = (name: string, conditions: Conditions, detail = ''): string | null =>
  conditions.has('min_age') || conditions.has('max_age')
    ? null
    : `${name} ${joinConditions(conditions)} ${detail}`;

/** Values of a statement by the names of their placeholders. */
export type Values = Record<string, string | number | null | readonly string[]>;

/** Returns the values of the conditions of a search. */
export function valuesOf(search: Search): Values {
  const days = daysAround(search.now);
  const { after, until } = bornBetween(search);
  const ahead = bornBetween({ ...search, now: days.ahead });
  const rangeBehind = bornBetween({ ...search, now: days.behind });
  const zones = zonesByDay(search.now);
  return {
    site: search.site.id,
    viewer: search.viewerId,
    ...search.filters,
    after,
    afterAhead: ahead.after,
    afterBehind: rangeBehind.after,
    until,
    untilAhead: ahead.until,
    untilBehind: rangeBehind.until,
    zonesAhead: [...zones.ahead],
    zonesBehind: [...zones.behind],
    now: search.now.toISOString(),
  };
}

/** SQL for a bound of birth dates on the current day of the member's time zone. */
const localBound = (name: 'after' | 'until'): SQL => sql`case
  when ${members.timezone} = any(${p('zonesAhead')}::text[]) then ${p(`${name}Ahead`)}::date
  when ${members.timezone} = any(${p('zonesBehind')}::text[]) then ${p(`${name}Behind`)}::date
  else ${p(name)}::date end`;

/**
 * SQL condition for birth dates within the bounds of a search. The outer bounds are of every time zone, so that an index
 * can use them; only members within a day of a bound are compared by their own.
 */
const fitsAge = (conditions: Conditions): SQL | undefined =>
  and(
    lte(members.dateOfBirth, p('untilAhead')),
    or(lte(members.dateOfBirth, p('untilBehind')), sql`${members.dateOfBirth} <= ${localBound('until')}`),
    conditions.has('max_age')
      ? and(
          gt(members.dateOfBirth, p('afterBehind')),
          or(gt(members.dateOfBirth, p('afterAhead')), sql`${members.dateOfBirth} > ${localBound('after')}`),
        )
      : undefined,
  );

/** SQL condition for members of the site that match the filters apart from the age. */
const fitsOthers = (conditions: Conditions): SQL | undefined =>
  and(
    eq(members.siteId, p('site')),
    isNull(members.deletedAt),
    isNotNull(members.dateOfBirth),
    ...fitsOptions(conditions),
  );

/** SQL condition for members within a day of a bound, whose age depends on their time zone. */
const isNearBound = (conditions: Conditions): SQL | undefined =>
  or(
    and(gt(members.dateOfBirth, p('untilBehind')), lte(members.dateOfBirth, p('untilAhead'))),
    conditions.has('max_age')
      ? and(gt(members.dateOfBirth, p('afterBehind')), lte(members.dateOfBirth, p('afterAhead')))
      : undefined,
  );

/** SQL number of the members that match by the day of their time zone, less those that match by the day of UTC. */
export function countByZone(conditions: Conditions): SQL {
  const fitsUtc = and(
    lte(members.dateOfBirth, p('until')),
    conditions.has('max_age') ? gt(members.dateOfBirth, p('after')) : undefined,
  );
  return sql`(
    select count(*) filter (where ${fitsAge(conditions)}) - count(*) filter (where ${fitsUtc})
    from ${members} where ${and(fitsOthers(conditions), isNearBound(conditions))})`;
}

/**
 * SQL condition for members of the site that match the filters, suspended ones included. Members without a birth
 * date never match.
 */
export const fitsFilters = (conditions: Conditions): SQL | undefined =>
  and(fitsOthers(conditions), fitsAge(conditions), conditions.has('advertising') ? isAdvertised : undefined);

/** SQL query for the ids of members with a block between them and the viewer, in either direction. An id may occur twice. */
export const blockedIds = sql`(
  select ${blocks.blockedId} from ${blocks} where ${blocks.siteId} = ${p('site')} and ${blocks.blockerId} = ${p('viewer')}
  union all
  select ${blocks.blockerId} from ${blocks} where ${blocks.siteId} = ${p('site')} and ${blocks.blockedId} = ${p('viewer')})`;

/** SQL condition for members whom the viewer does not like. */
const isUnliked = sql`not exists (select from ${likes}
  where ${likes.siteId} = ${p('site')} and ${likes.likerId} = ${p('viewer')} and ${likes.likedId} = ${members.id})`;

/**
 * SQL condition for members that a search finds: matching, not suspended, not the viewer, not behind a block. Suggestions
 * also leave out whom the viewer likes.
 */
export const isFound = (conditions: Conditions): SQL | undefined =>
  conditions.has('viewer')
    ? and(
        fitsFilters(conditions),
        isNotSuspended(p('now')),
        ne(members.id, p('viewer')),
        sql`${members.id} not in ${blockedIds}`,
        conditions.has('unliked') ? isUnliked : undefined,
      )
    : and(fitsFilters(conditions), isNotSuspended(p('now')));

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
): Promise<SavedFilters | null> {
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

/** Removes the gender from a member's saved filters, so that the next search starts with everyone. */
export async function removeSavedGender(
  db: Executor,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<void> {
  await db
    .update(savedSearches)
    .set({ filters: sql`${savedSearches.filters} || '{"gender": null}'` })
    .where(and(eq(savedSearches.siteId, siteId), eq(savedSearches.memberId, memberId)));
}
