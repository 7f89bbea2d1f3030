import { and, asc, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { members } from '../members/members.table.ts';
import { photoQueue } from './photo-queue.table.ts';
import { type Photo, photos } from './photos.table.ts';

/** A photo that waits for a look, with its owner. */
export interface QueuedPhoto {
  photo: Photo;
  memberName: string;
}

/** Adds uploaded photos to the queue. */
export async function enqueuePhotos(tx: Transaction, rows: readonly Photo[]): Promise<void> {
  await tx
    .insert(photoQueue)
    .values(rows.map(({ id, siteId, createdAt }) => ({ photoId: id, siteId, uploadedAt: createdAt })));
}

/** Photos of the queue to read: those of some sites, after one of them. */
interface QueuePage {
  sites: readonly string[];
  after?: { at: Date; id: string } | null;
  limit: number;
}

/** Returns photos that no operator has looked at, oldest first, without those of deleted accounts. */
export const queuedPhotos = (
  db: Executor,
  { sites, after = null, limit }: QueuePage,
): Promise<QueuedPhoto[]> =>
  db
    .select({ photo: photos, memberName: members.name })
    .from(photoQueue)
    .innerJoin(photos, eq(photos.id, photoQueue.photoId))
    .innerJoin(members, eq(members.id, photos.memberId))
    .where(
      and(
        inArray(photoQueue.siteId, [...sites]),
        isNull(members.deletedAt),
        after
          ? sql`(${photoQueue.uploadedAt}, ${photoQueue.photoId}) > (${after.at.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(asc(photoQueue.uploadedAt), asc(photoQueue.photoId))
    .limit(limit);

/** Returns a photo of the queue, as `queuedPhotos` does; null when it does not wait in the queue of the site. */
export async function findQueued(db: Executor, siteId: string, id: string): Promise<Photo | null> {
  const rows = await db
    .select({ photo: photos })
    .from(photoQueue)
    .innerJoin(photos, eq(photos.id, photoQueue.photoId))
    .innerJoin(members, eq(members.id, photos.memberId))
    .where(and(eq(photoQueue.siteId, siteId), eq(photoQueue.photoId, id), isNull(members.deletedAt)));
  return rows[0]?.photo ?? null;
}

/** Returns whether a member has a photo that no operator has looked at. */
export async function hasNewPhotos(db: Executor, siteId: string, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ id: photos.id })
    .from(photoQueue)
    .innerJoin(photos, eq(photos.id, photoQueue.photoId))
    .where(and(eq(photos.siteId, siteId), eq(photos.memberId, memberId)))
    .limit(1);
  return rows.length > 0;
}

/** Returns the number of photos that `queuedPhotos` lists. */
export function countQueued(db: Executor, sites: readonly string[]): Promise<number> {
  const ofDeleted = db
    .select({ id: photos.id })
    .from(photos)
    .innerJoin(members, and(eq(members.siteId, photos.siteId), eq(members.id, photos.memberId)))
    .where(and(eq(photos.id, photoQueue.photoId), isNotNull(members.deletedAt)));
  return db.$count(photoQueue, and(inArray(photoQueue.siteId, [...sites]), notExists(ofDeleted)));
}

/** Removes photos from the queue. Returns the ids of those that were in it. */
export async function dequeuePhotos(
  tx: Transaction,
  siteId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .delete(photoQueue)
    .where(and(eq(photoQueue.siteId, siteId), inArray(photoQueue.photoId, [...ids])))
    .returning({ id: photoQueue.photoId });
  return rows.map(({ id }) => id);
}
