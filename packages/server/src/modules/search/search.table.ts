import type { FilterOptions } from '@meetcute/contract';
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { exactInstantColumn, instantColumn, members } from '../members/members.table.ts';

/** The filters of each member's last search by hand; the next search starts with them. */
export const savedSearches = pgTable('saved_searches', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  siteId: text('site_id').notNull(),
  filters: jsonb().$type<FilterOptions>().notNull(),
  savedAt: instantColumn('saved_at').notNull(),
});

/**
 * Where the pages of a scroll begin: after a member, in the order as it was at a moment. Unlogged, so that keeping one
 * costs no write to the log; after a crash pages are counted out once more.
 */
export const searchCursors = pgTable(
  'search_cursors',
  {
    siteId: text('site_id').notNull(),
    scroll: text().notNull(),
    page: integer().notNull(),
    asOf: exactInstantColumn('as_of').notNull(),
    key: exactInstantColumn('key').notNull(),
    memberId: text('member_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.scroll, t.page] }),
    index('search_cursors_age').on(t.siteId, t.asOf),
  ],
);

/**
 * How many members there are by place and by the day, month or year in which they were born, those of each gender in a
 * column. An empty country or region stands for all of them.
 */
export const searchCounts = pgTable(
  'search_counts',
  {
    siteId: text('site_id').notNull(),
    country: text().notNull(),
    countryregion: text().notNull(),
    span: text({ enum: ['day', 'month', 'year'] }).notNull(),
    /** The first day of the span. */
    born: date({ mode: 'string' }).notNull(),
    women: integer().notNull(),
    men: integer().notNull(),
    others: integer().notNull(),
    unsaid: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.country, t.countryregion, t.span, t.born] })],
);

/**
 * Changes of those counts that are not in them yet, one for each member who came (1) or left (-1); written by triggers of
 * `members` in the transaction of the change. Only ever added, so that writers don't wait for each other.
 */
export const searchCountChanges = pgTable(
  'search_count_changes',
  {
    siteId: text('site_id').notNull(),
    gender: text({ enum: ['m', 'f', 'x'] }),
    country: text(),
    countryregion: text(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    change: integer().notNull(),
  },
  (t) => [index('search_count_changes_site').on(t.siteId)],
);
