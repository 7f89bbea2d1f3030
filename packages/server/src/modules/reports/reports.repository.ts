import { and, desc, eq, or } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { members } from '../members/members.table.ts';
import { messages, type MessageRow } from '../messages/messages.table.ts';
import { type ComplaintRow, complaints, type ReportRow, reportPhotos, reports } from './reports.table.ts';

/** Inserts a report. */
export async function insertReport(db: Executor, row: typeof reports.$inferInsert): Promise<void> {
  await db.insert(reports).values(row);
}

/** Stores a copy of the photo in a report. */
export async function insertReportPhoto(db: Executor, row: typeof reportPhotos.$inferInsert): Promise<void> {
  await db.insert(reportPhotos).values(row);
}

/**
 * Returns the photo of a report as WebP; null when it has none, or a drawn portrait, which cannot be deleted.
 */
export async function findReportPhoto(
  db: Executor,
  siteId: string,
  reportId: string,
): Promise<Uint8Array | null> {
  const rows = await db
    .select({ data: reportPhotos.data })
    .from(reportPhotos)
    .where(and(eq(reportPhotos.siteId, siteId), eq(reportPhotos.reportId, reportId)));
  return rows[0]?.data ?? null;
}

/** Inserts a complaint. */
export async function insertComplaint(db: Executor, row: ComplaintRow): Promise<void> {
  await db.insert(complaints).values(row);
}

/** Returns a report by its receipt; null when there is none. */
export async function findReport(db: Executor, siteId: string, id: string): Promise<ReportRow | null> {
  const rows = await db
    .select()
    .from(reports)
    .where(and(eq(reports.siteId, siteId), eq(reports.id, id)));
  return rows[0] ?? null;
}

/** Returns a complaint by its receipt; null when there is none. */
export async function findComplaint(db: Executor, siteId: string, id: string): Promise<ComplaintRow | null> {
  const rows = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.siteId, siteId), eq(complaints.id, id)));
  return rows[0] ?? null;
}

/** Returns the ids of the sites with a member, a report or a complaint, in order. */
export async function knownSites(db: Executor): Promise<string[]> {
  const sites = (table: typeof members | typeof reports | typeof complaints) =>
    db.selectDistinct({ id: table.siteId }).from(table);
  const rows = await Promise.all([sites(members), sites(reports), sites(complaints)]);
  return [...new Set(rows.flat().map(({ id }) => id))].sort();
}

/** Returns the reports of a member, newest first. */
export const reportsBy = (db: Executor, siteId: string, reporterId: string): Promise<ReportRow[]> =>
  db
    .select()
    .from(reports)
    .where(and(eq(reports.siteId, siteId), eq(reports.reporterId, reporterId)))
    .orderBy(desc(reports.createdAt));

/** Returns the reports by and about a member. */
export const reportsAround = (db: Executor, siteId: string, memberId: string): Promise<ReportRow[]> =>
  db
    .select()
    .from(reports)
    .where(
      and(eq(reports.siteId, siteId), or(eq(reports.reporterId, memberId), eq(reports.profileId, memberId))),
    );

/** Returns the complaints of a member. */
export const complaintsBy = (db: Executor, siteId: string, memberId: string): Promise<ComplaintRow[]> =>
  db
    .select()
    .from(complaints)
    .where(and(eq(complaints.siteId, siteId), eq(complaints.memberId, memberId)));

/** Returns the newest reports of a site. */
export const newestReports = (db: Executor, siteId: string, limit: number): Promise<ReportRow[]> =>
  db
    .select()
    .from(reports)
    .where(eq(reports.siteId, siteId))
    .orderBy(desc(reports.createdAt), reports.id)
    .limit(limit);

/** Returns the newest complaints of a site. */
export const newestComplaints = (db: Executor, siteId: string, limit: number): Promise<ComplaintRow[]> =>
  db
    .select()
    .from(complaints)
    .where(eq(complaints.siteId, siteId))
    .orderBy(desc(complaints.createdAt), complaints.id)
    .limit(limit);

/** Returns one message of a conversation; null when there is none. */
export async function findMessage(
  db: Executor,
  siteId: string,
  conversationId: string,
  id: string,
): Promise<MessageRow | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.siteId, siteId),
        eq(messages.conversationId, conversationId),
        eq(messages.id, Number(id)),
      ),
    );
  return rows[0] ?? null;
}
