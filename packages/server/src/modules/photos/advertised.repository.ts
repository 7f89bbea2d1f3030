import { and, eq, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { members } from '../members/members.table.ts';
import { photoQueue } from './photo-queue.table.ts';
import { photos } from './photos.table.ts';

/** SQL query for the photos of a member that no operator has looked at. */
const newPhotos = new QueryBuilder()
  .select({ one: sql`1` })
  .from(photos)
  .innerJoin(photoQueue, eq(photoQueue.photoId, photos.id))
  .where(eq(photos.memberId, members.id));

/**
 * SQL condition for members whom home and landing pages may show to visitors: fictional profiles, and members who have
 * agreed and whose photos an operator has looked at.
 */
export const isAdvertised: SQL | undefined = or(
  members.fictional,
  and(isNotNull(members.advertisingSince), notExists(newPhotos)),
);
