import type { CaseQueue } from '@meetcute/contract/desk';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { rowsOf } from '../database/rows-of.ts';
import { type ComplaintRow, complaints, type ReportRow, reports } from '../modules/reports/reports.table.ts';

/** Place of a case in a list. */
export interface CasePlace {
  kind: 'report' | 'complaint';
  id: string;
  siteId: string;
  createdAt: Date;
}

/** Cases of a list that follow a place. */
export interface CaseListing {
  queue: CaseQueue;
  sites: readonly string[];
  after: { at: Date; id: string } | null;
  limit: number;
}

const KINDS = [
  { kind: 'report', table: sql`reports`, column: sql`report_id` },
  { kind: 'complaint', table: sql`complaints`, column: sql`complaint_id` },
] as const;

const isDecided = (column: SQL) => sql`exists (select from decisions d where d.${column} = c.id)`;
const isAppealed = (column: SQL) => sql`exists (
  select from appeals a where a.${column} = c.id
    and not exists (select from decisions d where d.${column} = c.id and d.after = a.side))`;

const conditions: Record<CaseQueue, (column: SQL) => SQL> = {
  open: (column) => sql`not ${isDecided(column)}`,
  appealed: isAppealed,
  decided: (column) => sql`${isDecided(column)} and not ${isAppealed(column)}`,
};

const siteList = (sites: readonly string[]) =>
  sql`(${sql.join(
    sites.map((site) => sql`${site}`),
    sql`, `,
  )})`;

/** Returns the places of cases in a list: the oldest first while they wait, the newest first once they are decided. */
export async function listCasePlaces(
  db: Executor,
  { queue, sites, after, limit }: CaseListing,
): Promise<CasePlace[]> {
  if (sites.length === 0) return [];
  const isNewestFirst = queue === 'decided';
  const [than, order] = isNewestFirst ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const following = after
    ? sql`and (c.created_at, c.id) ${than} (${after.at.toISOString()}::timestamptz, ${after.id})`
    : sql``;
  const parts = KINDS.map(
    ({ kind, table, column }) => sql`
      (select ${sql.raw(`'${kind}'`)} as kind, c.id, c.site_id, c.created_at from ${table} c
      where c.site_id in ${siteList(sites)} and ${conditions[queue](column)} ${following}
      order by c.created_at ${order}, c.id ${order} limit ${limit})`,
  );
  const rows = await rowsOf<{
    kind: CasePlace['kind'];
    id: string;
    site_id: string;
    created_at: string | Date;
  }>(db, sql`${sql.join(parts, sql` union all `)} order by created_at ${order}, id ${order} limit ${limit}`);
  return rows.map(({ kind, id, site_id: siteId, created_at: createdAt }) => ({
    kind,
    id,
    siteId,
    createdAt: new Date(createdAt),
  }));
}

/** Returns how many cases of some sites wait in a list. */
export async function countCases(
  db: Executor,
  sites: readonly string[],
  queue: 'open' | 'appealed',
): Promise<number> {
  if (sites.length === 0) return 0;
  const counts = KINDS.map(
    ({ table, column }) => sql`
      (select count(*) from ${table} c where c.site_id in ${siteList(sites)} and ${conditions[queue](column)})`,
  );
  const [row] = await rowsOf<{ count: string | number }>(
    db,
    sql`select ${sql.join(counts, sql` + `)} as count`,
  );
  return Number(row?.count ?? 0);
}

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
