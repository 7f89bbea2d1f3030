import type { ProfilePhoto } from '@meetcute/contract';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';

/** Photos in their order. The first one is the member's main photo. */
export const photos = pgTable(
  'photos',
  {
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    thumbFilename: text('thumb_filename').notNull(),
    sizes: jsonb().$type<NonNullable<ProfilePhoto['sizes']>>(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [index('photos_member').on(t.siteId, t.memberId, t.position)],
);

/** A row of `photos`. */
export type Photo = typeof photos.$inferSelect;

/** The columns of a photo needed to show it. */
export type ShownPhoto = Pick<Photo, 'id' | 'thumbFilename' | 'sizes'>;
