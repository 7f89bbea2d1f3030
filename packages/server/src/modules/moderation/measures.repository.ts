import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { type DecisionRow, decisions } from '../cases/cases.table.ts';
import { reports } from '../reports/reports.table.ts';

const isInForce = (siteId: string) =>
  and(eq(decisions.siteId, siteId), isNotNull(decisions.measure), isNull(decisions.measureEndedAt));

/** Returns the decisions on reports about a member whose measures are in force. */
export async function measuresOn(db: Executor, siteId: string, memberId: string): Promise<DecisionRow[]> {
  const rows = await db
    .select({ decision: decisions })
    .from(decisions)
    .innerJoin(reports, eq(reports.id, decisions.reportId))
    .where(and(isInForce(siteId), eq(reports.profileId, memberId)));
  return rows.map(({ decision }) => decision);
}

/** Records that the measures of decisions are over. */
export async function endMeasure(db: Executor, siteId: string, id: string, now: Date): Promise<void> {
  await db
    .update(decisions)
    .set({ measureEndedAt: now })
    .where(and(isInForce(siteId), eq(decisions.id, id)));
}
