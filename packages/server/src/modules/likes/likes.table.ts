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
    index('likes_received').on(t.siteId, t.likedId, t.likedAt),
  ],
);

/** A row of `likes`. */
export type Like = typeof likes.$inferSelect;
