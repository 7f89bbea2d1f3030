import type { ReportCategory } from '@meetcute/contract';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';

/**
 * What members reported. A report keeps what it is about as it was, so that it outlives the message, the photo and the
 * account of the reported one; the reporter's name goes with the reporter's account.
 */
export const reports = pgTable(
  'reports',
  {
    /** The receipt. */
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    reporterId: text('reporter_id').references(() => members.id, { onDelete: 'set null' }),
    profileId: text('profile_id').notNull(),
    profileName: text('profile_name').notNull(),
    category: text().$type<ReportCategory>().notNull(),
    text: text().notNull(),
    /** What the reported one wrote, and when; null without a message as evidence. */
    messageText: text('message_text'),
    messageSentAt: instantColumn('message_sent_at'),
    /** The photo that was reported, by the key of its file; null without one. */
    photoFilename: text('photo_filename'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [index('reports_newest').on(t.siteId, t.createdAt)],
);

/** What visitors and members complained of. */
export const complaints = pgTable(
  'complaints',
  {
    /** The receipt. */
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    /** Who was logged in; null for a visitor. */
    memberId: text('member_id').references(() => members.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [index('complaints_newest').on(t.siteId, t.createdAt)],
);

export type Report = typeof reports.$inferSelect;
export type ComplaintRow = typeof complaints.$inferSelect;
