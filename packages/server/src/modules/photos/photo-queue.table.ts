import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../members/members.table.ts';
import { photos } from './photos.table.ts';

/** Uploaded photos that no operator has looked at. A row goes with its photo, also when that is removed. */
export const photoQueue = pgTable(
  'photo_queue',
  {
    photoId: text('photo_id')
      .primaryKey()
      .references(() => photos.id, { onDelete: 'cascade' }),
    siteId: text('site_id').notNull(),
    uploadedAt: instantColumn('uploaded_at').notNull(),
  },
  (t) => [index('photo_queue_oldest').on(t.siteId, t.uploadedAt, t.photoId)],
);
