import { and, asc, desc, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { findId } from '../../database/find-id.ts';
import { complaintsBy, findComplaint, findReport, reportsAround } from '../reports/reports.repository.ts';
import { type ComplaintRow, complaints, type ReportRow, reports } from '../reports/reports.table.ts';
import { type AppealRow, appeals, type DecisionRow, decisions } from './cases.table.ts';

interface Rows {
  report: ReportRow;
  complaint: ComplaintRow;
}

/** A report or complaint of one kind with its decisions, oldest first, and appeals. */
interface CaseOf<K extends keyof Rows> {
  kind: K;
  row: Rows[K];
  decisions: DecisionRow[];
  appeals: AppealRow[];
}

/** A report or complaint with its decisions, oldest first, and appeals. */
export type Case = CaseOf<'report'> | CaseOf<'complaint'>;

const columnOf = { report: 'reportId', complaint: 'complaintId' } as const;

/** Returns reports or complaints with their decisions and appeals, in their order. */
export async function withDecisions<K extends keyof Rows>(
  db: Executor,
  siteId: string,
  kind: K,
  rows: readonly Rows[K][],
): Promise<CaseOf<K>[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const column = columnOf[kind];
  const decisionRows = await db
    .select()
    .from(decisions)
    .where(and(eq(decisions.siteId, siteId), inArray(decisions[column], ids)))
    .orderBy(asc(decisions.createdAt), sql`${decisions.after} nulls first`);
  const appealRows = await db
    .select()
    .from(appeals)
    .where(and(eq(appeals.siteId, siteId), inArray(appeals[column], ids)))
    .orderBy(asc(appeals.createdAt));
  return rows.map((row) => ({
    kind,
    row,
    decisions: decisionRows.filter((each) => each[column] === row.id),
    appeals: appealRows.filter((each) => each[column] === row.id),
  }));
}

/** Returns a case by its reference; null when there is none. */
export async function findCase(db: Executor, siteId: string, reference: string): Promise<Case | null> {
  const report = await findReport(db, siteId, reference);
  if (report) return (await withDecisions(db, siteId, 'report', [report]))[0] ?? null;
  const complaint = await findComplaint(db, siteId, reference);
  return complaint && ((await withDecisions(db, siteId, 'complaint', [complaint]))[0] ?? null);
}

/** Returns a case that operators name by its reference or the short number of it; null when there is none. */
export async function findNamedCase(db: Executor, siteId: string, reference: string): Promise<Case | null> {
  const search = { siteId, reference };
  const id = (await findId(db, reports, search)) ?? (await findId(db, complaints, search));
  return id === null ? null : findCase(db, siteId, id);
}

/** Returns the reports by and about a member and the member's complaints, newest first. */
export async function casesOf(db: Executor, siteId: string, memberId: string): Promise<Case[]> {
  const reportRows = await reportsAround(db, siteId, memberId);
  const complaintRows = await complaintsBy(db, siteId, memberId);
  const cases: Case[] = [
    ...(await withDecisions(db, siteId, 'report', reportRows)),
    ...(await withDecisions(db, siteId, 'complaint', complaintRows)),
  ];
  return cases.toSorted((a, b) => b.row.createdAt.getTime() - a.row.createdAt.getTime());
}

/** Returns the case of a decision, with the decision; null when it was removed. */
export async function findDecision(
  db: Executor,
  siteId: string,
  id: string,
): Promise<{ decidedCase: Case; decision: DecisionRow } | null> {
  const [decision] = await db
    .select()
    .from(decisions)
    .where(and(eq(decisions.siteId, siteId), eq(decisions.id, id)));
  if (!decision) return null;
  const decidedCase = await findCase(db, siteId, decision.reportId ?? decision.complaintId ?? '');
  return decidedCase && { decidedCase, decision };
}

/** Returns the newest appeals of a site without a decision, with their cases. */
export async function openAppeals(
  db: Executor,
  siteId: string,
  limit: number,
): Promise<{ appealedCase: Case; appeal: AppealRow }[]> {
  const appealDecision = db
    .select({ id: decisions.id })
    .from(decisions)
    .where(
      and(
        or(eq(decisions.reportId, appeals.reportId), eq(decisions.complaintId, appeals.complaintId)),
        eq(decisions.after, appeals.side),
      ),
    );
  const rows = await db
    .select()
    .from(appeals)
    .where(and(eq(appeals.siteId, siteId), notExists(appealDecision)))
    .orderBy(desc(appeals.createdAt), appeals.id)
    .limit(limit);
  const open = [];
  for (const appeal of rows) {
    const appealedCase = await findCase(db, siteId, appeal.reportId ?? appeal.complaintId ?? '');
    if (appealedCase) open.push({ appealedCase, appeal });
  }
  return open;
}

/** Inserts a decision. Returns false if the case, or the appeal, has one already. */
export async function insertDecision(db: Executor, row: DecisionRow): Promise<boolean> {
  const addedRows = await db
    .insert(decisions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: decisions.id });
  return addedRows.length > 0;
}

/** Inserts an appeal. Returns false if the side has appealed already. */
export async function insertAppeal(db: Executor, row: AppealRow): Promise<boolean> {
  const addedRows = await db.insert(appeals).values(row).onConflictDoNothing().returning({ id: appeals.id });
  return addedRows.length > 0;
}
