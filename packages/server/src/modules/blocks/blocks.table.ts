import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';

/** Blocks between members. One row hides two members from each other, in both directions. */
export const blocks = pgTable(
  'blocks',
  {
    siteId: text('site_id').notNull(),
    blockerId: text('blocker_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    blockedId: text('blocked_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.blockerId, t.blockedId] }),
    index('blocks_blocked').on(t.siteId, t.blockedId, t.blockerId),
  ],
);
