import type { ReportCategory } from '@meetcute/contract';
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';
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
    /** The photo that was reported, or the picture of the message, by the key of its file; null without one. Its owner may delete that file, not the copy in `report_photos`. */
    photoFilename: text('photo_filename'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [index('reports_newest').on(t.siteId, t.createdAt)],
);

/** Bytes as they are. */
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Copies of reported photos, each as long as its report is there. In the database and not in the storage, so that they
 * come and go with their reports, and no address leads to them.
 */
export const reportPhotos = pgTable('report_photos', {
  reportId: text('report_id')
    .primaryKey()
    .references(() => reports.id, { onDelete: 'cascade' }),
  siteId: text('site_id').notNull(),
  /** A WebP picture. */
  data: bytes().notNull(),
});

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
