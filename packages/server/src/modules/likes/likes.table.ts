import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';

/** Likes between members. `seen_at` is null while the like is new to the liked member. */
export const likes = pgTable(
  'likes',
  {
    siteId: text('site_id').notNull(),
    likerId: text('liker_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    likedId: text('liked_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    likedAt: instantColumn('liked_at').notNull(),
    seenAt: instantColumn('seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.likerId, t.likedId] }),
    // The order of pages: a received like that is new comes before the others.
    index('likes_received').on(t.siteId, t.likedId, sql`(seen_at is null)`, t.likedAt, t.likerId),
    index('likes_given').on(t.siteId, t.likerId, t.likedAt, t.likedId),
  ],
);

/** A row of `likes`. */
export type Like = typeof likes.$inferSelect;
