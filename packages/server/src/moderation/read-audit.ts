import { UsageError } from '../command-errors.ts';
import { parseOptions, readLimit, readSite } from '../command-options.ts';
import type { CommandOutput } from '../command-output.ts';
import type { Executor } from '../database/database.ts';
import { type AuditFilter, readAudit } from '../modules/audit/audit.repository.ts';
import {
  type AuditDetails,
  type AuditEntry,
  type AuditSubject,
  auditSubjects,
} from '../modules/audit/audit.table.ts';
import { requireSite } from '../report-list/list.ts';
import { instant, table } from '../report-list/text-table.ts';

const options = {
  site: { type: 'string' },
  limit: { type: 'string', default: '50' },
  subject: { type: 'string' },
  author: { type: 'string' },
} as const;

/** Returns the subject of `--subject`, such as `member/42`. Throws a UsageError with the problem. */
function subjectOf(given: string): { kind: AuditSubject; id: string } {
  const [kind = '', ...rest] = given.split('/');
  const known = auditSubjects.find((each) => each === kind);
  const id = rest.join('/');
  if (!known || id === '')
    throw new UsageError(
      `--subject is '${given}'. Give a kind and an id, such as member/42. Kinds: ${auditSubjects.join(', ')}.`,
    );
  return { kind: known, id };
}

/** Parses the options of `audit`. Throws a UsageError with the problem. */
export function readAuditFilter(args: readonly string[]): AuditFilter {
  const { values } = parseOptions({ args: [...args], options });
  return {
    siteId: readSite(values.site),
    limit: readLimit(values.limit),
    author: values.author,
    subject: values.subject === undefined ? undefined : subjectOf(values.subject),
  };
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

/** Returns the newest entries of the audit log, newest first. Throws a StartError for an unknown site. */
export async function listAudit(db: Executor, filter: AuditFilter): Promise<CommandOutput> {
  await requireSite(db, filter.siteId);
  const entries = await readAudit(db, filter);
  if (entries.length === 0) return { text: `Audit log of ${filter.siteId}: no entries`, data: [] };
  const head = ['at (UTC)', 'author', 'action', 'subject', 'reason', 'details'];
  const rows = entries.map(({ at, author, action, subjectKind, subjectId, reason, details }) => [
    instant(at),
    author,
    action,
    `${subjectKind}/${subjectId}`,
    reason ?? '-',
    detailsOf(details),
  ]);
  const text = [`Audit log of ${filter.siteId}: the newest ${entries.length}`, table(head, rows)].join('\n');
  return { text, data: entries.map(auditData) };
}
