import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { type Photo, photos } from './photos.table.ts';

/** A member's photos in their order. */
export const photosOf = (db: Executor, siteId: string, memberId: string): Promise<Photo[]> =>
  db
    .select()
    .from(photos)
    .where(and(eq(photos.siteId, siteId), eq(photos.memberId, memberId)))
    .orderBy(photos.position);

/** The photos of several members by member id, each list in its order; a member without photos has none. */
export async function photosOfMany(
  db: Executor,
  siteId: string,
  memberIds: readonly string[],
): Promise<Map<string, Photo[]>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(photos)
    .where(and(eq(photos.siteId, siteId), inArray(photos.memberId, [...memberIds])))
    .orderBy(photos.position);
  return Map.groupBy(rows, (photo) => photo.memberId);
}
