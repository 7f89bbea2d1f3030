import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import type { Change } from '../../database/unit-of-work.ts';
import { type AuditEntry, auditLog, type AuditSubject } from './audit.table.ts';

/** An entry to append. Without `reason` and `details` there are none. */
export type NewAuditEntry = Omit<AuditEntry, 'id' | 'reason' | 'details'> &
  Partial<Pick<AuditEntry, 'reason' | 'details'>>;

/**
 * Appends an entry to the audit log in the transaction of what it is about: both are stored, or neither. Call it inside
 * a unit of work.
 */
export async function appendAudit({ tx }: Pick<Change, 'tx'>, entry: NewAuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

/** Selects entries of a site. Without `subject` and `author` they are not restricted. */
export interface AuditFilter {
  siteId: string;
  subject?: { kind: AuditSubject; id: string } | undefined;
  author?: string | undefined;
  /** Maximum number of entries. */
  limit: number;
}

/** Returns the newest entries of a site, newest first. */
export const readAudit = (
  db: Executor,
  { siteId, subject, author, limit }: AuditFilter,
): Promise<AuditEntry[]> =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.siteId, siteId),
        subject && eq(auditLog.subjectKind, subject.kind),
        subject && eq(auditLog.subjectId, subject.id),
        author === undefined ? undefined : eq(auditLog.author, author),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);

/** Removes the entries about a member, with the member's account. */
export async function removeAuditOf(db: Executor, siteId: string, memberId: string): Promise<void> {
  await db.delete(auditLog).where(
    and(
      eq(auditLog.siteId, siteId),
      or(
        and(eq(auditLog.subjectKind, 'member'), eq(auditLog.subjectId, memberId)),
        // Texts and names are named by their member.
        and(
          inArray(auditLog.subjectKind, ['text', 'name']),
          sql`starts_with(${auditLog.subjectId}, ${`${memberId}:`})`,
        ),
      ),
    ),
  );
}

/** Removes the entries of a site before an instant. */
export async function removeAuditBefore(db: Executor, siteId: string, cutoff: Date): Promise<void> {
  await db.delete(auditLog).where(and(eq(auditLog.siteId, siteId), lt(auditLog.at, cutoff)));
}
