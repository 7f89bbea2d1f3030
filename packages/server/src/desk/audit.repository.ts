import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { type AuditEntry, auditLog } from '../modules/audit/audit.table.ts';

/** Entries of some sites before another entry; without `before` the newest. */
interface AuditPage {
  sites: readonly string[];
  author: string | undefined;
  action: string | undefined;
  before: number | undefined;
  limit: number;
}

/** Returns entries of the audit log, newest first. */
export const listAuditEntries = (
  db: Executor,
  { sites, author, action, before, limit }: AuditPage,
): Promise<AuditEntry[]> =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.siteId, [...sites]),
        author === undefined ? undefined : eq(auditLog.author, author),
        action === undefined ? undefined : eq(auditLog.action, action),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);

/** Returns the distinct values of a column in the entries of some sites, in alphabetical order. */
export async function listAuditNames(
  db: Executor,
  sites: readonly string[],
  column: 'author' | 'action',
): Promise<string[]> {
  const name = auditLog[column];
  const rows = await db
    .selectDistinct({ name })
    .from(auditLog)
    .where(inArray(auditLog.siteId, [...sites]))
    .orderBy(asc(name));
  return rows.map((row) => row.name);
}
