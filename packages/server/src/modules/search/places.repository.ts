import { and, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { members, shownColumns, type ShownMember } from '../members/members.table.ts';
import { photos, type ShownPhoto } from '../photos/photos.table.ts';
import type { Conditions } from './filters.repository.ts';
import {
  readConditions,
  isFound,
  joinConditions,
  type Search,
  statementName,
  valuesOf,
} from './search.repository.ts';

/** A position in a search result: after the member with this sort key and id. */
export interface Place {
  key: Date;
  memberId: string;
}

/** A part of a search result: up to `limit` members after a position, in the order of the instant `asOf`. */
export interface Part {
  asOf: Date;
  after: Place | null;
  limit: number;
}

/** A member of a search result, with photos in their order and the sort key. */
export interface Found extends ShownMember {
  photos: ShownPhoto[];
  key: Date;
}

/** Start of a part: the first member, or after one that was in order at `asOf`, or has moved up since. */
type Start = 'first' | 'unmoved' | 'moved';

const p = sql.placeholder;

const startOf = ({ asOf, after }: Part): Start => {
  if (after === null) return 'first';
  return after.key <= asOf ? 'unmoved' : 'moved';
};

const partValues = (search: Search, { asOf, after, limit }: Part) => ({
  ...valuesOf(search),
  asOf: asOf.toISOString(),
  limit,
  afterKey: after?.key.toISOString() ?? null,
  afterId: after?.memberId ?? null,
});

/** SQL condition for members after a position, ordered by a column. */
const comesAfter = (column: PgColumn): SQL =>
  sql`(${column}, ${members.id}) < (${p('afterKey')}::timestamptz, ${p('afterId')}::text)`;

/**
 * SQL for the ids and sort keys of a part. Members that moved up since `asOf` keep their earlier position. They moved at
 * most once, because a scroll expires sooner than the minimum time between two moves.
 */
function placesOf(conditions: Conditions, start: Start): SQL {
  const isOne = isFound(conditions);
  // Only the tighter bound: with two of them PostgreSQL may start at the wider one.
  const isUnmoved = start === 'unmoved' ? comesAfter(members.searchAt) : lte(members.searchAt, p('asOf'));
  const isMoved = and(
    gt(members.searchAt, p('asOf')),
    start === 'first' ? undefined : comesAfter(members.searchBefore),
  );
  return sql`(
    (select ${members.id}, ${members.searchAt} as key from ${members} where ${and(isOne, isUnmoved)}
      order by ${members.searchAt} desc, ${members.id} desc limit ${p('limit')}::integer)
    union all
    (select ${members.id}, ${members.searchBefore} from ${members} where ${and(isOne, isMoved)}
      order by ${members.searchBefore} desc, ${members.id} desc limit ${p('limit')}::integer)
  ) as places`;
}

const photosOfMember = sql<ShownPhoto[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', ${photos.id}, 'thumbFilename', ${photos.thumbFilename}, 'sizes', ${photos.sizes})
    order by ${photos.position})
  from ${photos} where ${photos.siteId} = ${p('site')} and ${photos.memberId} = ${members.id}), '[]')`;

const placeKey = sql<Date>`places.key`.mapWith(members.searchAt);

const createReading = (name: string | null, conditions: Conditions, start: Start) =>
  statement(
    name,
    { ...shownColumns, photos: photosOfMember, key: placeKey },
    (columns) => sql`
      select ${columns} from ${placesOf(conditions, start)}
      join ${members} on ${members.id} = places.id and ${members.siteId} = ${p('site')}
      order by places.key desc, places.id desc limit ${p('limit')}::integer`,
  );

const reading = new Map<string, ReturnType<typeof createReading>>();

/** Returns the members of a part in their order. */
export function readPart(db: Executor, search: Search, part: Part): Promise<Found[]> {
  const [conditions, start] = [readConditions(search), startOf(part)];
  const readFound = reading.getOrInsertComputed(`${joinConditions(conditions)} ${start}`, () =>
    createReading(statementName('read_found', conditions, start), conditions, start),
  );
  return readFound(db, partValues(search, part));
}

const createEnd = (conditions: Conditions, start: Start) =>
  statement(
    null,
    { memberId: sql<string>`counted.id`, key: sql<Date>`counted.key`.mapWith(members.searchAt) },
    (columns) => sql`
      select ${columns} from (
        select id, key, row_number() over (order by key desc, id desc) as rank from ${placesOf(conditions, start)}
      ) as counted where rank = ${p('limit')}::integer`,
  );

const ends = new Map<string, ReturnType<typeof createEnd>>();

/** Returns the position of the last member of a part; null when the part has fewer than `limit` members. */
export async function endOfPart(db: Executor, search: Search, part: Part): Promise<Place | null> {
  const [conditions, start] = [readConditions(search), startOf(part)];
  const find = ends.getOrInsertComputed(`${joinConditions(conditions)} ${start}`, () =>
    createEnd(conditions, start),
  );
  const [end] = await find(db, partValues(search, part));
  return end ?? null;
}
