import type { ListPlace } from '@meetcute/core';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database.ts';
import { members } from '../members/members.table.ts';
import { isVisibleTo } from '../profile/profile.repository.ts';
import { type Like, likes } from './likes.table.ts';

const between = (siteId: string, likerId: string, likedId: string) =>
  and(eq(likes.siteId, siteId), eq(likes.likerId, likerId), eq(likes.likedId, likedId));

/** Returns a like; null when there is none. */
export async function findLike(
  db: Executor,
  siteId: string,
  likerId: string,
  likedId: string,
): Promise<Like | null> {
  const rows = await db
    .select()
    .from(likes)
    .where(between(siteId, likerId, likedId));
  return rows[0] ?? null;
}

/** Inserts a like; returns null when it existed already. */
export async function insertLike(db: Executor, row: typeof likes.$inferInsert): Promise<Like | null> {
  const rows = await db.insert(likes).values(row).onConflictDoNothing().returning();
  return rows[0] ?? null;
}

/** Deletes a like. Returns whether there was one. */
export async function deleteLike(
  db: Executor,
  siteId: string,
  likerId: string,
  likedId: string,
): Promise<boolean> {
  const rows = await db
    .delete(likes)
    .where(between(siteId, likerId, likedId))
    .returning();
  return rows.length > 0;
}

/** Marks a like as seen; returns null when it was seen before. */
export async function markSeen(db: Executor, like: Like, now: Date): Promise<Like | null> {
  const rows = await db
    .update(likes)
    .set({ seenAt: now })
    .where(and(between(like.siteId, like.likerId, like.likedId), isNull(likes.seenAt)))
    .returning();
  return rows[0] ?? null;
}

/** Likes to list. */
export interface LikesWanted {
  /** Maximum number of likes. */
  limit: number;
  /** Time at which the list is read. */
  now: Date;
  /** Position that the likes follow. Default: the start of the list. */
  after?: ListPlace | undefined;
  /** Ids of the other members. Default: all. */
  withIds?: readonly string[] | undefined;
}

const timeOf = ({ at }: ListPlace) => sql`${at}::timestamptz`;

/** Returns the likes given by a member with the liked members, newest first. */
export function listGiven(db: Executor, siteId: string, memberId: string, wanted: LikesWanted) {
  const { after, limit, withIds, now } = wanted;
  return db
    .select({ like: likes, member: members })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.likedId))
    .where(
      and(
        eq(likes.siteId, siteId),
        eq(likes.likerId, memberId),
        after && sql`(${likes.likedAt}, ${likes.likedId}) < (${timeOf(after)}, ${after.id})`,
        withIds && inArray(likes.likedId, [...withIds]),
        isVisibleTo(db, { siteId, viewerId: memberId, now }),
      ),
    )
    .orderBy(desc(likes.likedAt), desc(likes.likedId))
    .limit(limit);
}

/**
 * Returns the likes received by a member, new ones first and then the newest, each with the liker and the time
 * of the member's own like in return.
 */
export function listReceived(db: Executor, siteId: string, memberId: string, wanted: LikesWanted) {
  const { after, limit, withIds, now } = wanted;
  const returned = alias(likes, 'returned');
  const isNew = sql`(${likes.seenAt} is null)`;
  return db
    .select({ like: likes, member: members, returnedAt: returned.likedAt })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.likerId))
    .leftJoin(
      returned,
      and(
        eq(returned.siteId, likes.siteId),
        eq(returned.likerId, likes.likedId),
        eq(returned.likedId, likes.likerId),
      ),
    )
    .where(
      and(
        eq(likes.siteId, siteId),
        eq(likes.likedId, memberId),
        after &&
          sql`(${isNew}, ${likes.likedAt}, ${likes.likerId}) < (${after.isNew}::boolean, ${timeOf(after)}, ${after.id})`,
        withIds && inArray(likes.likerId, [...withIds]),
        isVisibleTo(db, { siteId, viewerId: memberId, now }),
      ),
    )
    .orderBy(desc(isNew), desc(likes.likedAt), desc(likes.likerId))
    .limit(limit);
}
