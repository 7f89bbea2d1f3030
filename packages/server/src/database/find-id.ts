import { and, eq, or, sql } from 'drizzle-orm';
import type { complaints, reports } from '../modules/reports/reports.table.ts';
import type { orders } from '../modules/orders/orders.table.ts';
import type { Executor } from './database.ts';

/** Number that people read instead of a UUID: see `shortReference` in core. */
const SHORT = /^[0-9a-f]{8}$/i;

/**
 * Returns the id that operators name: by itself, or by its short number while that is of one row alone. Null for none and
 * for several.
 */
export async function findId(
  db: Executor,
  table: typeof orders | typeof reports | typeof complaints,
  { siteId, reference }: { siteId: string; reference: string },
): Promise<string | null> {
  const begins = SHORT.test(reference) ? sql`${table.id} like ${`${reference.toLowerCase()}-%`}` : undefined;
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.siteId, siteId), or(eq(table.id, reference), begins)))
    .limit(2);
  const [row] = rows;
  return rows.length === 1 && row ? row.id : null;
}
