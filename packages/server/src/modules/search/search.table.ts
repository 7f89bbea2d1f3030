import type { FilterOptions } from '@meetcute/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';

/** The filters of each member's last search by hand; the next search starts with them. */
export const savedSearches = pgTable('saved_searches', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  siteId: text('site_id').notNull(),
  filters: jsonb().$type<FilterOptions>().notNull(),
  savedAt: instantColumn('saved_at').notNull(),
});
