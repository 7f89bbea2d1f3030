import type { SavedFilters } from '@meetcute/core';
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { exactInstantColumn, instantColumn, members } from '../members/members.table.ts';

/** The filters of each member's last manual search, used as defaults of the next one. */
export const savedSearches = pgTable('saved_searches', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  siteId: text('site_id').notNull(),
  filters: jsonb().$type<SavedFilters>().notNull(),
  savedAt: instantColumn('saved_at').notNull(),
});

/**
 * Starts of pages of a scroll: after a member, in the order of an instant. The table is unlogged to save
 * writes to the WAL. After a crash the starts are counted again.
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
 * Numbers of members by place and by day, month or year of birth, with a column per gender. An empty country
 * or region stands for all of them.
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
 * Changes that are not merged into the counts yet: 1 for a member who was added, -1 for one who was removed.
 * Written by triggers of `members` in the transaction of the change. Rows are only inserted, so that writers
 * do not wait for each other.
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
