import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { type AuditEntry, auditLog } from '../modules/audit/audit.table.ts';

/** Entries of some sites before another entry; without `before` the newest. */
interface AuditPage {
  sites: readonly string[];
  author: string | undefined;
  before: number | undefined;
  limit: number;
}

/** Returns entries of the audit log, newest first. */
export const listAuditEntries = (
  db: Executor,
  { sites, author, before, limit }: AuditPage,
): Promise<AuditEntry[]> =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.siteId, [...sites]),
        author === undefined ? undefined : eq(auditLog.author, author),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
