import { ALL_REGIONS } from '@meetcute/core';
import { and, between, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { isNotSuspended, isSuspendedAt } from '../members/active-member.repository.ts';
import { members } from '../members/members.table.ts';
import { type Conditions, countedOptions, isCounted } from './filters.repository.ts';
import {
  blockedIds,
  bornBetween,
  countByZone,
  fitsFilters,
  isFound,
  joinConditions,
  readConditions,
  type Search,
  statementName,
  type Values,
  valuesOf,
} from './search.repository.ts';
import { searchCountChanges as changes, searchCounts as counts } from './search.table.ts';
import { type Spans, spansBetween } from './spans.rules.ts';

/** An arbitrary number, equal in every server, so that only one of them merges changes at a time. */
const COUNTS_LOCK = 0x6d637363;

const p = sql.placeholder;

const columnOf = { f: counts.women, m: counts.men, x: counts.others };

type Gender = Search['filters']['gender'];

/** SQL sum of the stored counts of whole years, months and days. */
function storedCount(gender: Gender, spans: readonly Spans['span'][]): SQL {
  const each =
    gender === null
      ? sql`${counts.women} + ${counts.men} + ${counts.others} + ${counts.unsaid}`
      : columnOf[gender];
  const place = and(
    eq(counts.siteId, p('site')),
    eq(counts.country, p('countedCountry')),
    eq(counts.countryregion, p('countedRegion')),
  );
  // One range of the primary key each. A join with a list of ranges would read all spans of the place.
  const sums = spans.map((span, index) => {
    const isIn = and(
      place,
      eq(counts.span, span),
      between(counts.born, p(`first${index}`), p(`last${index}`)),
    );
    return sql`coalesce((select sum(${each}) from ${counts} where ${isIn}), 0)`;
  });
  return sums.length === 0 ? sql`0` : sql.join(sums, sql` + `);
}

/** SQL sum of the changes that are not merged into the stored counts yet. */
function pending(conditions: Conditions): SQL {
  const fits = and(
    eq(changes.siteId, p('site')),
    lte(changes.dateOfBirth, p('until')),
    conditions.has('max_age') ? gt(changes.dateOfBirth, p('after')) : undefined,
    ...countedOptions(conditions),
  );
  return sql`coalesce((select sum(${changes.change}) from ${changes} where ${fits}), 0)`;
}

/**
 * SQL count of the matching members that the viewer cannot see: suspended ones, the viewer, and members behind a block.
 * The stored counts contain suspended members, because a suspension ends without a change of the row.
 */
function countUnseen(conditions: Conditions): SQL {
  const fits = fitsFilters(conditions);
  const suspendedCount = sql`(select count(*) from ${members} where ${and(fits, isSuspendedAt(p('now')))})`;
  if (!conditions.has('viewer')) return suspendedCount;
  // As an array, so that these few are looked up by id and each is counted once.
  const ids = sql`any(array(${blockedIds} union all select ${p('viewer')}::text))`;
  const others = and(fits, isNotSuspended(p('now')), sql`${members.id} = ${ids}`);
  return sql`(${suspendedCount} + (select count(*) from ${members} where ${others}))`;
}

/** SQL number of the members that match, one at a time. */
const countEach = (conditions: Conditions): SQL =>
  sql`(select count(*) from ${members} where ${isFound(conditions)})`;

/** SQL number of the members that match, from stored counts, whose cost does not depend on the number of members. */
const countStored = (conditions: Conditions, gender: Gender, spans: readonly Spans['span'][]): SQL =>
  sql`(${storedCount(gender, spans)} + ${pending(conditions)} + ${countByZone(conditions)}
        - ${countUnseen(conditions)})`;

const createCounting = (
  name: string | null,
  conditions: Conditions,
  gender: Gender,
  spans: readonly Spans['span'][],
) =>
  statement(
    name,
    {
      matchCount: sql<number>`${isCounted(conditions) ? countStored(conditions, gender, spans) : countEach(conditions)}::int`,
    },
    // One statement, so that all parts see the same snapshot.
    (columns) => sql`select ${columns}`,
  );

const counting = new Map<string, ReturnType<typeof createCounting>>();

/** Returns the exact number of members that match a search: from stored counts if those know all of its conditions. */
export async function countMatches(db: Executor, search: Search): Promise<number> {
  const { gender, country, countryregion } = search.filters;
  const pieces = spansBetween(bornBetween(search));
  const spans = pieces.map(({ span }) => span);
  const detail = `${gender} ${spans.map((span) => span[0]).join('')}`;
  const conditions = readConditions(search);
  const count = counting.getOrInsertComputed(`${joinConditions(conditions)} ${detail}`, () =>
    createCounting(statementName('count_found', conditions, detail), conditions, gender, spans),
  );
  const values: Values = {
    ...valuesOf(search),
    countedCountry: country ?? '',
    countedRegion: countryregion === ALL_REGIONS ? '' : countryregion,
  };
  for (const [index, { first, last }] of pieces.entries()) {
    values[`first${index}`] = first;
    values[`last${index}`] = last;
  }
  const [row] = await count(db, values);
  return row?.matchCount ?? 0;
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
