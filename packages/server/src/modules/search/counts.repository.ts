import { ALL_REGIONS } from '@meetcute/core';
import { and, between, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database.ts';
import { members } from '../members/members.table.ts';
import { blockedIds, bornBetween, fitsFilters, type Search } from './search.repository.ts';
import { searchCountChanges as changes, searchCounts as counts } from './search.table.ts';
import { spansBetween } from './spans.rules.ts';

/** An arbitrary number, equal in every server, so that only one of them merges changes at a time. */
const COUNTS_LOCK = 0x6d637363;

const columnOf = { f: counts.women, m: counts.men, x: counts.others };

/** SQL sum of the stored counts of whole years, months and days. */
function storedCount(search: Search): SQL {
  const { gender, country, countryregion } = search.filters;
  const each =
    gender === null
      ? sql`${counts.women} + ${counts.men} + ${counts.others} + ${counts.unsaid}`
      : columnOf[gender];
  const place = and(
    eq(counts.siteId, search.site.id),
    eq(counts.country, country ?? ''),
    eq(counts.countryregion, countryregion === ALL_REGIONS ? '' : countryregion),
  );
  // One range of the primary key each. A join with a list of ranges would read all spans of the place.
  const sums = spansBetween(bornBetween(search)).map(
    ({ span, first, last }) =>
      sql`coalesce((select sum(${each}) from ${counts} where ${and(place, eq(counts.span, span), between(counts.born, first, last))}), 0)`,
  );
  return sums.length === 0 ? sql`0` : sql.join(sums, sql` + `);
}

/** SQL sum of the changes that are not merged into the stored counts yet. */
function pending(search: Search): SQL {
  const { gender, country, countryregion } = search.filters;
  const { after, until } = bornBetween(search);
  const fits = and(
    eq(changes.siteId, search.site.id),
    lte(changes.dateOfBirth, until),
    after === null ? undefined : gt(changes.dateOfBirth, after),
    gender === null ? undefined : eq(changes.gender, gender),
    country === null ? undefined : eq(changes.country, country),
    countryregion === ALL_REGIONS ? undefined : eq(changes.countryregion, countryregion),
  );
  return sql`coalesce((select sum(${changes.change}) from ${changes} where ${fits}), 0)`;
}

/** SQL count of the matching members that the viewer cannot see: the viewer and members behind a block. */
function unseen(db: Executor, search: Search): SQL {
  const { viewerId, site } = search;
  if (viewerId === null) return sql`0`;
  // As an array, so that these few are looked up by id and each is counted once.
  const ids = sql`any(array(${blockedIds(db, site.id, viewerId)} union all select ${viewerId}))`;
  return sql`(select count(*) from ${members} where ${and(fitsFilters(search), sql`${members.id} = ${ids}`)})`;
}

/**
 * Returns the exact number of members that match a search, from stored counts. The cost does not depend on
 * the number of members.
 */
export async function countMatches(db: Executor, search: Search): Promise<number> {
  const found = sql<number>`(${storedCount(search)} + ${pending(search)} - ${unseen(db, search)})::int`;
  // One statement, so that all three parts see the same snapshot.
  const [row] = await db.select({ found: found.as('found') }).from(sql`(select 1) as one`);
  return row?.found ?? 0;
}

/**
 * Merges recorded changes into the stored counts in one transaction, so that no search counts a change twice
 * or not at all.
 */
export const takeInChanges = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const isLocked = sql<boolean>`pg_try_advisory_xact_lock(${COUNTS_LOCK})`;
    const [lock] = await tx.select({ isLocked: isLocked.as('is_locked') }).from(sql`(select 1) as one`);
    if (lock?.isLocked) await tx.execute(mergeChanges);
  });

const mergeChanges = sql`
  with taken as (delete from search_count_changes returning *),
  places as (
    select site_id, gender, date_of_birth, change, '' as country, '' as countryregion from taken
    union all select site_id, gender, date_of_birth, change, country, '' from taken where country is not null
    union all select site_id, gender, date_of_birth, change, '', countryregion from taken where countryregion is not null
    union all select site_id, gender, date_of_birth, change, country, countryregion from taken
      where country is not null and countryregion is not null
  )
  insert into search_counts (site_id, country, countryregion, span, born, women, men, others, unsaid)
  select site_id, country, countryregion, span, first_day,
    coalesce(sum(change) filter (where gender = 'f'), 0),
    coalesce(sum(change) filter (where gender = 'm'), 0),
    coalesce(sum(change) filter (where gender = 'x'), 0),
    coalesce(sum(change) filter (where gender is null), 0)
  from places cross join lateral (values
    ('day', date_of_birth),
    ('month', date_trunc('month', date_of_birth::timestamp)::date),
    ('year', date_trunc('year', date_of_birth::timestamp)::date)
  ) as spans (span, first_day)
  group by 1, 2, 3, 4, 5
  on conflict (site_id, country, countryregion, span, born) do update set
    women = search_counts.women + excluded.women,
    men = search_counts.men + excluded.men,
    others = search_counts.others + excluded.others,
    unsaid = search_counts.unsaid + excluded.unsaid`;
