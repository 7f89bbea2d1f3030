import type { Language, ReportCategory } from '@meetcute/contract';
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';

/**
 * Reports by members. A report copies its evidence, so that it outlives the message, the photo and the
 * account of the reported member. The reporter's id is removed with the reporter's account.
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
    /** The reported message and when it was sent; null without a message as evidence. */
    messageText: text('message_text'),
    messageSentAt: instantColumn('message_sent_at'),
    /** Part that the reported message answers, in words for the staff; null for nothing. */
    messageQuote: text('message_quote'),
    /**
     * Storage key of the reported photo or of the message's image; null without one. Its owner may delete
     * that file, but not the copy in `report_photos`.
     */
    photoFilename: text('photo_filename'),
    /**
     * Complaint whose decision removed content of the member; null for every other report. Without a reference, which would
     * lock the table while it is added: the complaint may be gone.
     */
    complaintId: text('complaint_id'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    index('reports_newest').on(t.siteId, t.createdAt),
    index('reports_reporter').on(t.reporterId),
    index('reports_profile').on(t.profileId),
  ],
);

/** Binary column. */
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Copies of reported photos, kept as long as their reports. They are in the database rather than the storage,
 * so that they are created and removed with their reports and no URL serves them.
 */
export const reportPhotos = pgTable('report_photos', {
  reportId: text('report_id')
    .primaryKey()
    .references(() => reports.id, { onDelete: 'cascade' }),
  siteId: text('site_id').notNull(),
  /** A WebP image. */
  data: bytes().notNull(),
});

/** Complaints by visitors and members. */
export const complaints = pgTable(
  'complaints',
  {
    /** The receipt. */
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    /** The logged-in member; null for a logged-out visitor. */
    memberId: text('member_id').references(() => members.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    /** Language of the mails about it; null for the site's. */
    language: text().$type<Language>(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [index('complaints_newest').on(t.siteId, t.createdAt), index('complaints_member').on(t.memberId)],
);

/** A row of `reports`. */
export type ReportRow = typeof reports.$inferSelect;
/** A row of `complaints`. */
export type ComplaintRow = typeof complaints.$inferSelect;
