import { and, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { type Photo, photos } from '../photos/photos.table.ts';

/** Inserts a photo at its position. Later ones, and one that has taken the position, move back. */
export async function insertAtPlace(tx: Transaction, photo: Photo): Promise<void> {
  const { siteId, memberId, position } = photo;
  await tx
    .update(photos)
    .set({ position: sql`${photos.position} + 1` })
    .where(and(eq(photos.siteId, siteId), eq(photos.memberId, memberId), gte(photos.position, position)));
  await tx.insert(photos).values(photo);
}
