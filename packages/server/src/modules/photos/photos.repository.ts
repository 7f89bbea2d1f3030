import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { type Photo, photos } from './photos.table.ts';

const p = sql.placeholder;

const findOfOne = statement(
  'photos_of_one',
  getTableColumns(photos),
  (columns) => sql`
    select ${columns} from ${photos} where ${photos.siteId} = ${p('site')} and ${photos.memberId} = ${p('member')}
    order by ${photos.position}`,
);

const findOfMany = statement(
  'photos_of_many',
  getTableColumns(photos),
  (columns) => sql`
    select ${columns} from ${photos}
    where ${photos.siteId} = ${p('site')} and ${photos.memberId} = any(${p('members')}::text[])
    order by ${photos.position}`,
);

/** Returns a member's photos in their order. */
export const photosOf = (db: Executor, siteId: string, memberId: string): Promise<Photo[]> =>
  findOfOne(db, { site: siteId, member: memberId });

/** Returns the photos of several members by member id, in their order. Members without photos are missing. */
export async function photosOfMany(
  db: Executor,
  siteId: string,
  memberIds: readonly string[],
): Promise<Map<string, Photo[]>> {
  if (memberIds.length === 0) return new Map();
  const rows = await findOfMany(db, { site: siteId, members: [...memberIds] });
  return Map.groupBy(rows, (photo) => photo.memberId);
}

/** Returns a photo by its id; null when the site has no such photo. */
export async function findPhoto(db: Executor, siteId: string, id: string): Promise<Photo | null> {
  const rows = await db
    .select()
    .from(photos)
    .where(and(eq(photos.siteId, siteId), eq(photos.id, id)));
  return rows[0] ?? null;
}

/** Updates the versions of a photo. Returns whether the photo still exists. */
export async function changePhotoSizes(
  db: Executor,
  siteId: string,
  id: string,
  sizes: Photo['sizes'],
): Promise<boolean> {
  const rows = await db
    .update(photos)
    .set({ sizes })
    .where(and(eq(photos.siteId, siteId), eq(photos.id, id)))
    .returning({ id: photos.id });
  return rows.length > 0;
}

/** Inserts photos of a member. */
export async function insertPhotos(db: Executor, rows: readonly Photo[]): Promise<void> {
  await db.insert(photos).values([...rows]);
}

/** Sets the positions of photos to the order of `ids`. */
export async function placePhotos(
  db: Executor,
  siteId: string,
  memberId: string,
  ids: readonly string[],
): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await db
      .update(photos)
      .set({ position })
      .where(and(eq(photos.siteId, siteId), eq(photos.memberId, memberId), eq(photos.id, id)));
  }
}

/** Removes a photo of a member. Returns its row; null when the member has no such photo. */
export async function removePhoto(
  db: Executor,
  siteId: string,
  memberId: string,
  id: string,
): Promise<Photo | null> {
  const rows = await db
    .delete(photos)
    .where(and(eq(photos.siteId, siteId), eq(photos.memberId, memberId), eq(photos.id, id)))
    .returning();
  return rows[0] ?? null;
}
