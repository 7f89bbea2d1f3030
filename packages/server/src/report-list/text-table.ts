import type { CaseSide } from '@meetcute/contract';
import { overallState } from '@meetcute/core';
import type { Case } from '../modules/cases/cases.repository.ts';
import { historyOf } from '../modules/cases/cases.view.ts';
import type { ReportRow } from '../modules/reports/reports.table.ts';

type ReportCase = Extract<Case, { kind: 'report' }>;
type ComplaintCase = Extract<Case, { kind: 'complaint' }>;

/** Name of each side of a case in texts for operators. */
export const sideNames: Readonly<Record<CaseSide, string>> = {
  sender: 'sender',
  reported: 'reported member',
};

/** Maximum characters per cell. The whole text is in the mail and in the database. */
const CELL_MAX = 60;

/** Removes control characters, which could manipulate the operator's terminal. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

const cell = (text: string) => {
  const line = [...oneLine(text)];
  return line.length > CELL_MAX ? `${line.slice(0, CELL_MAX - 1).join('')}…` : line.join('');
};

/** Formats a time to the minute, in UTC. */
export const instant = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

/** Formats rows under their headings, in columns as wide as needed. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows.map((row) => row.map(cell))];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
}

const evidenceOf = ({ messageText, photoFilename }: ReportRow): string =>
  [messageText === null ? '' : `“${messageText}”`, photoFilename ?? ''].filter(Boolean).join(' ');

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
export const paragraph = (at: Date, head: readonly string[], text: string): string =>
  [`${instant(at)}  ${head.join(', ')}`, `  ${oneLine(text)}`].join('\n');
