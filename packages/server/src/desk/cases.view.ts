import type { AccountState, DeskCase, DeskCaseLine, DeskContent, DeskPerson } from '@meetcute/contract/desk';
import { isBanned, isSuspended, openDecisions, overallState } from '@meetcute/core';
import type { AuditEntry } from '../modules/audit/audit.table.ts';
import type { Case } from '../modules/cases/cases.repository.ts';
import { historyOf } from '../modules/cases/cases.view.ts';
import type { Member } from '../modules/members/members.table.ts';

/** Longest excerpt of a text in a list, in characters. */
const EXCERPT = 160;

/** Returns the state of an account. */
export function accountStateOf(member: Member, now: Date): AccountState {
  const { deletedAt, fictional, suspendedUntil, dateOfBirth } = member;
  if (deletedAt) return { state: 'deleted', suspended_until: null };
  if (suspendedUntil && isSuspended(suspendedUntil, now))
    return isBanned(suspendedUntil)
      ? { state: 'banned', suspended_until: null }
      : { state: 'suspended', suspended_until: suspendedUntil.toISOString() };
  if (fictional) return { state: 'fictional', suspended_until: null };
  return { state: dateOfBirth === null ? 'signing_up' : 'active', suspended_until: null };
}

/** Returns a member as a person of a case; `name` is the one at the time of the case. */
export const personOf = (name: string, member: Member | null, now: Date): DeskPerson => ({
  name: member?.name ?? name,
  email: member?.email ?? null,
  member: member && { id: member.id, ...accountStateOf(member, now) },
});

/** Returns a case as lists of the desk show it. */
export function caseLine(each: Case): DeskCaseLine {
  const { kind, row } = each;
  const text = row.text || (kind === 'report' ? (row.messageText ?? '') : '');
  return {
    site: row.siteId,
    reference: row.id,
    kind,
    at: row.createdAt.toISOString(),
    state: overallState(historyOf(each)),
    category: kind === 'report' ? row.category : null,
    about: kind === 'report' ? row.profileName : row.subject,
    excerpt: text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text,
  };
}

/** Data beside a case that its page shows. */
interface Shown {
  sender: DeskPerson | null;
  reported: DeskPerson | null;
  content: DeskContent[];
  earlier: readonly Case[];
  /** Entries of the audit log about the case, which name who decided. */
  log: readonly AuditEntry[];
}

/** Returns a case as its page at the desk shows it. */
export function caseView(each: Case, { sender, reported, content, earlier, log }: Shown): DeskCase {
  const { kind, row, decisions, appeals } = each;
  const authorOf = (appealSide: string | null) =>
    log.find(({ action, details }) => action === 'decide' && (details?.['appeal'] ?? null) === appealSide)
      ?.author ?? null;
  const isReport = kind === 'report';
  return {
    ...caseLine(each),
    text: row.text,
    sender,
    reported,
    message:
      isReport && row.messageText !== null
        ? {
            text: row.messageText,
            sent_at: row.messageSentAt?.toISOString() ?? null,
            quote: row.messageQuote,
          }
        : null,
    has_photo: isReport && /^(photos|messages)\//.test(row.photoFilename ?? ''),
    content,
    decisions: decisions.map(({ createdAt, after, action, ground, facts, isAutomated }) => ({
      at: createdAt.toISOString(),
      after,
      action,
      ground,
      facts,
      automated: isAutomated,
      author: authorOf(after),
    })),
    appeals: appeals.map(({ createdAt, side, text }) => ({ at: createdAt.toISOString(), side, text })),
    open: [...openDecisions(historyOf(each))],
    earlier: earlier.map(caseLine),
  };
}
