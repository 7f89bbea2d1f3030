import type { CaseSide, SafetyCase } from '@meetcute/contract';
import { appealUntil, caseStateOf, isBanned, visibleDecisions, type CaseHistory } from '@meetcute/core';
import type { Case } from './cases.repository.ts';

/** Returns the history of a case for the rules of core. */
export const historyOf = ({ kind, decisions, appeals }: Case): CaseHistory => ({
  kind,
  decisions: decisions.map(({ createdAt, after, action }) => ({ at: createdAt, after, action })),
  appeals: appeals.map(({ side }) => side),
});

/** Returns the text of the sender with what it is about. The reported member must not see either. */
const sentBy = (storedCase: Case): Pick<SafetyCase, 'about' | 'category' | 'text'> =>
  storedCase.kind === 'report'
    ? { about: storedCase.row.profileName, category: storedCase.row.category, text: storedCase.row.text }
    : { about: storedCase.row.subject, category: null, text: storedCase.row.text };

const HIDDEN = { about: null, category: null, text: null };

/** Returns a case as one side sees it. */
export function caseOf(storedCase: Case, side: CaseSide, now: Date): SafetyCase {
  const history = historyOf(storedCase);
  const decisions = storedCase.decisions.map((decision) => ({ ...decision, at: decision.createdAt }));
  const appeal = storedCase.appeals.find((each) => each.side === side);
  const shownDecisions = visibleDecisions(side, { kind: storedCase.kind, decisions });
  const sentAt = side === 'sender' ? storedCase.row.createdAt : shownDecisions[0]?.at;
  return {
    reference: storedCase.row.id,
    kind: storedCase.kind,
    side,
    state: caseStateOf(side, history),
    sent_at: (sentAt ?? storedCase.row.createdAt).toISOString(),
    ...(side === 'sender' ? sentBy(storedCase) : HIDDEN),
    decisions: shownDecisions.map(({ at, after, ground, facts, action, isAutomated, measure, removed }) => ({
      at: at.toISOString(),
      on_appeal: after === side,
      ground,
      facts,
      action,
      automated: isAutomated,
      ...(measure && !isBanned(new Date(measure.until)) && { until: measure.until }),
      ...(removed && { removed: [...new Set(removed.map((each) => each.kind))] }),
    })),
    appeal: appeal ? { at: appeal.createdAt.toISOString(), text: appeal.text } : null,
    appeal_until: appealUntil(side, history, now)?.toISOString() ?? null,
  };
}

/**
 * Returns a member's side of a case: null for a case of others, and for the reported member before anything was
 * done.
 */
export function sideOf(storedCase: Case, memberId: string): CaseSide | null {
  if (storedCase.kind === 'complaint') return storedCase.row.memberId === memberId ? 'sender' : null;
  if (storedCase.row.reporterId === memberId) return 'sender';
  const isReported = storedCase.row.profileId === memberId;
  return isReported && visibleDecisions('reported', historyOf(storedCase)).length > 0 ? 'reported' : null;
}
