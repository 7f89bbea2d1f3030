import { type AuditFilter, readAudit } from '../../modules/audit/audit.repository.ts';
import {
  type AuditDetails,
  type AuditEntry,
  type AuditSubject,
  auditSubjects,
} from '../../modules/audit/audit.table.ts';
import type { CommandOutput } from '../command.ts';
import { type CommandContext, requireSite } from '../context.ts';
import { UsageError } from '../errors.ts';
import { instant, table } from '../text-table.ts';

/** Returns the subject of `--subject`, such as `member/42`. Throws a UsageError with the problem. */
function readSubject(input: string): { kind: AuditSubject; id: string } {
  const [kind = '', ...rest] = input.split('/');
  const subjectKind = auditSubjects.find((each) => each === kind);
  const id = rest.join('/');
  if (!subjectKind || id === '')
    throw new UsageError(
      `--subject is '${input}'. Give a kind and an id, such as member/42. Kinds: ${auditSubjects.join(', ')}.`,
    );
  return { kind: subjectKind, id };
}

const detailsOf = (details: AuditDetails | null) =>
  Object.entries(details ?? {})
    .map(([key, value]) => `${key}=${value}`)
    .join(' ');

/** Returns an entry as plain data for scripts. */
const auditData = ({ id, at, author, action, subjectKind, subjectId, reason, details }: AuditEntry) => ({
  id,
  at,
  author,
  action,
  subject: { kind: subjectKind, id: subjectId },
  reason,
  details,
});

interface AuditValues {
  site: string;
  limit: number;
  author: string | undefined;
  subject: string | undefined;
}

/** Returns the newest entries of the audit log, newest first. Throws a StartError for an unknown site. */
export async function listAudit(
  { db }: CommandContext,
  { site: siteId, limit, author: authorName, subject }: AuditValues,
): Promise<CommandOutput> {
  const auditSubject = subject === undefined ? undefined : readSubject(subject);
  const filter: AuditFilter = { siteId, limit, author: authorName, subject: auditSubject };
  await requireSite(db, siteId);
  const entries = await readAudit(db, filter);
  if (entries.length === 0) return { text: `Audit log of ${siteId}: no entries`, data: [] };
  const head = ['at (UTC)', 'author', 'action', 'subject', 'reason', 'details'];
  const rows = entries.map(({ at, author, action, subjectKind, subjectId, reason, details }) => [
    instant(at),
    author,
    action,
    `${subjectKind}/${subjectId}`,
    reason ?? '-',
    detailsOf(details),
  ]);
  const text = [`Audit log of ${siteId}: the newest ${entries.length}`, table(head, rows)].join('\n');
  return { text, data: entries.map(auditData) };
}
