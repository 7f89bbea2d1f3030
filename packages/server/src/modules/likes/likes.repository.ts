import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { type Like, likes } from './likes.table.ts';

const isBetween = (siteId: string, likerId: string, likedId: string) =>
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
    .where(isBetween(siteId, likerId, likedId));
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
    .where(isBetween(siteId, likerId, likedId))
    .returning();
  return rows.length > 0;
}

/** Marks a like as seen; returns null when it was seen before. */
export async function markSeen(db: Executor, like: Like, now: Date): Promise<Like | null> {
  const rows = await db
    .update(likes)
    .set({ seenAt: now })
    .where(and(isBetween(like.siteId, like.likerId, like.likedId), isNull(likes.seenAt)))
    .returning();
  return rows[0] ?? null;
}
