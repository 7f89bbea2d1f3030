import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { type ComplaintRow, complaints, type ReportRow, reports } from '../modules/reports/reports.table.ts';

/** Returns reports or complaints of a site by their ids, in any order. */
export async function readCaseRows<K extends 'report' | 'complaint'>(
  db: Executor,
  siteId: string,
  kind: K,
  ids: readonly string[],
): Promise<(K extends 'report' ? ReportRow : ComplaintRow)[]> {
  if (ids.length === 0) return [];
  const table = kind === 'report' ? reports : complaints;
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.siteId, siteId), inArray(table.id, [...ids])));
  return rows as (K extends 'report' ? ReportRow : ComplaintRow)[];
}
