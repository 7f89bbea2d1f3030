import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database.ts';
import { type Member, members } from '../members/members.table.ts';
import { isFound, type Search } from './search.repository.ts';

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

/** SQL condition for members after a position, ordered by a column. */
const comesAfter = (column: PgColumn, after: Place | null): SQL | undefined =>
  after === null
    ? undefined
    : sql`(${column}, ${members.id}) < (${after.key.toISOString()}::timestamptz, ${after.memberId})`;

/**
 * Creates a query for ids and sort keys of a part. Members that moved up since `asOf` keep their earlier
 * position. They moved at most once, because a scroll expires sooner than the minimum time between two moves.
 */
function placesOf(db: Executor, search: Search, { asOf, after, limit }: Part) {
  const isOne = isFound(db, search);
  // Only the tighter bound: with two of them PostgreSQL may start at the wider one.
  const unmoved = db
    .select({ id: members.id, key: members.searchAt })
    .from(members)
    .where(
      and(
        isOne,
        after && after.key <= asOf ? comesAfter(members.searchAt, after) : lte(members.searchAt, asOf),
      ),
    )
    .orderBy(desc(members.searchAt), desc(members.id))
    .limit(limit);
  const moved = db
    .select({ id: members.id, key: members.searchBefore })
    .from(members)
    .where(and(isOne, gt(members.searchAt, asOf), comesAfter(members.searchBefore, after)))
    .orderBy(desc(members.searchBefore), desc(members.id))
    .limit(limit);
  return unionAll(unmoved, moved).as('places');
}

/** Returns the members of a part in their order, each with its sort key. */
export async function readPart(
  db: Executor,
  search: Search,
  part: Part,
): Promise<{ member: Member; key: Date }[]> {
  const places = placesOf(db, search, part);
  return db
    .select({ member: members, key: places.key })
    .from(places)
    .innerJoin(members, and(eq(members.id, places.id), eq(members.siteId, search.site.id)))
    .orderBy(desc(places.key), desc(places.id))
    .limit(part.limit);
}

/** Returns the position of the last member of a part; null when the part has fewer than `limit` members. */
export async function endOfPart(db: Executor, search: Search, part: Part): Promise<Place | null> {
  const places = placesOf(db, search, part);
  const counted = db
    .select({
      memberId: sql<string>`${places.id}`.as('member_id'),
      key: sql`${places.key}`.mapWith(members.searchAt).as('place'),
      rank: sql<number>`row_number() over (order by ${places.key} desc, ${places.id} desc)`.as('rank'),
    })
    .from(places)
    .as('counted');
  const [end] = await db
    .select({ memberId: counted.memberId, key: counted.key })
    .from(counted)
    .where(eq(counted.rank, part.limit));
  return end ?? null;
}
