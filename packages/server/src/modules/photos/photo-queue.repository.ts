import { and, asc, eq, inArray } from 'drizzle-orm';
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

/** Returns photos of a site that no operator has looked at, oldest first. */
export const queuedPhotos = (db: Executor, siteId: string, limit: number): Promise<QueuedPhoto[]> =>
  db
    .select({ photo: photos, memberName: members.name })
    .from(photoQueue)
    .innerJoin(photos, eq(photos.id, photoQueue.photoId))
    .innerJoin(members, eq(members.id, photos.memberId))
    .where(eq(photoQueue.siteId, siteId))
    .orderBy(asc(photoQueue.uploadedAt), asc(photoQueue.photoId))
    .limit(limit);

/** Returns the number of photos of a site that no operator has looked at. */
export const countQueued = (db: Executor, siteId: string): Promise<number> =>
  db.$count(photoQueue, eq(photoQueue.siteId, siteId));

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
