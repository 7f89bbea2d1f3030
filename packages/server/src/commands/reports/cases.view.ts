import type { CaseSide } from '@meetcute/contract';
import { overallState } from '@meetcute/core';
import type { Case } from '../../modules/cases/cases.repository.ts';
import { historyOf } from '../../modules/cases/cases.view.ts';
import type { ReportRow } from '../../modules/reports/reports.table.ts';
import { instant, oneLine, table } from '../text-table.ts';

type ReportCase = Extract<Case, { kind: 'report' }>;
type ComplaintCase = Extract<Case, { kind: 'complaint' }>;

/** Name of each side of a case in texts for operators. */
export const sideNames: Readonly<Record<CaseSide, string>> = {
  sender: 'sender',
  reported: 'reported member',
};

const evidenceOf = ({ messageText, messageQuote, photoFilename }: ReportRow): string =>
  [
    messageText === null ? '' : `“${messageText}”`,
    messageQuote === null ? '' : `(answers ${messageQuote})`,
    photoFilename ?? '',
  ]
    .filter(Boolean)
    .join(' ');

const stateOf = (each: Case): string => overallState(historyOf(each)).replace('_', ' ');

/** Formats reports as a table, in their order. */
export const reportTable = (cases: readonly ReportCase[]): string =>
  table(
    ['at (UTC)', 'state', 'category', 'profile', 'name', 'text', 'evidence', 'reporter', 'receipt'],
    cases.map((each) => [
      instant(each.row.createdAt),
      stateOf(each),
      each.row.category,
      each.row.profileId,
      each.row.profileName,
      each.row.text,
      evidenceOf(each.row),
      each.row.reporterId ?? '-',
      each.row.id,
    ]),
  );

/** Formats complaints as a table, in their order. */
export const complaintTable = (cases: readonly ComplaintCase[]): string =>
  table(
    ['at (UTC)', 'state', 'name', 'email', 'member', 'subject', 'text', 'receipt'],
    cases.map((each) => [
      instant(each.row.createdAt),
      stateOf(each),
      each.row.name,
      each.row.email,
      each.row.memberId ?? '-',
      each.row.subject,
      each.row.text,
      each.row.id,
    ]),
  );

/** Formats a decision or an appeal as a paragraph with its text in full. */
export const paragraph = (time: Date, head: readonly string[], text: string): string =>
  [`${instant(time)}  ${head.join(', ')}`, `  ${oneLine(text)}`].join('\n');

/** Returns a report or complaint as plain data for scripts, with its decisions and appeals, oldest first. */
export function caseData(each: Case): Record<string, unknown> {
  const { kind, row, decisions, appeals } = each;
  const { id, createdAt, text } = row;
  const state = overallState(historyOf(each));
  const details =
    kind === 'report'
      ? {
          category: row.category,
          profile: row.profileId,
          name: row.profileName,
          message: row.messageText,
          photo: row.photoFilename,
          reporter: row.reporterId,
        }
      : { subject: row.subject, name: row.name, email: row.email, member: row.memberId };
  return {
    receipt: id,
    kind,
    at: createdAt,
    state,
    ...details,
    text,
    decisions: decisions.map(({ createdAt: time, after, action, ground, facts, removed }) => ({
      at: time,
      after_appeal_of: after,
      action,
      ground,
      facts,
      removed: removed ?? [],
    })),
    appeals: appeals.map(({ createdAt: time, side, text: reasons }) => ({ at: time, side, text: reasons })),
  };
}
