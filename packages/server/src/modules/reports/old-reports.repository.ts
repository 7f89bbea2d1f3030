import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { appeals, decisions } from '../cases/cases.table.ts';
import { complaints, reportPhotos, reports } from './reports.table.ts';

/** Cases of a site without news since an instant. */
interface OldCases {
  siteId: string;
  before: Date;
}

/** SQL condition for cases without a decision or an appeal since an instant. */
const isWithoutNews = (
  db: Executor,
  cutoff: Date,
  isOfCase: (table: typeof decisions | typeof appeals) => SQL,
): SQL | undefined => {
  const selectNews = (table: typeof decisions | typeof appeals) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(and(isOfCase(table), gte(table.createdAt, cutoff)));
  return and(notExists(selectNews(decisions)), notExists(selectNews(appeals)));
};

const oldReports = (db: Executor, { siteId, before }: OldCases) =>
  and(
    eq(reports.siteId, siteId),
    lt(reports.createdAt, before),
    isWithoutNews(db, before, (table) => eq(table.reportId, reports.id)),
  );

/** SQL condition for reports whose decision is the basis of a suspension or ban that holds. */
const isInForce = (db: Executor, now: Date): SQL =>
  exists(
    db
      .select({ id: decisions.id })
      .from(decisions)
      .where(
        and(
          eq(decisions.reportId, reports.id),
          isNotNull(decisions.measure),
          isNull(decisions.measureEndedAt),
          sql`(${decisions.measure}->>'until')::timestamptz > ${now.toISOString()}::timestamptz`,
        ),
      ),
  );

/**
 * Removes reports, with their photos, and complaints created before an instant, with their decisions and appeals.
 * Keeps those with a decision or an appeal since, and those whose decision suspends a member at `now`.
 */
export async function removeReportsBefore(db: Executor, old: OldCases, now: Date): Promise<void> {
  const { siteId, before } = old;
  await db.delete(reports).where(and(oldReports(db, old), not(isInForce(db, now))));
  await db.delete(complaints).where(
    and(
      eq(complaints.siteId, siteId),
      lt(complaints.createdAt, before),
      isWithoutNews(db, before, (table) => eq(table.complaintId, complaints.id)),
    ),
  );
}

/**
 * Removes from old reports, which only a suspension that holds keeps, what its sender gave: id, text, evidence and appeal.
 * The decision stays with what the reported member wrote.
 */
export async function removeSendersBefore(db: Executor, old: OldCases): Promise<void> {
  const hasSender = or(
    isNotNull(reports.reporterId),
    not(eq(reports.text, '')),
    isNotNull(reports.messageText),
  );
  const rows = await db
    .update(reports)
    .set({
      reporterId: null,
      text: '',
      messageText: null,
      messageSentAt: null,
      messageQuote: null,
      photoFilename: null,
    })
    .where(and(oldReports(db, old), or(hasSender, isNotNull(reports.photoFilename))))
    .returning({ id: reports.id });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.delete(reportPhotos).where(inArray(reportPhotos.reportId, ids));
  await db.delete(appeals).where(and(inArray(appeals.reportId, ids), eq(appeals.side, 'sender')));
}
