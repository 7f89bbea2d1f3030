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
const sentBy = (shown: Case): Pick<SafetyCase, 'about' | 'category' | 'text'> =>
  shown.kind === 'report'
    ? { about: shown.row.profileName, category: shown.row.category, text: shown.row.text }
    : { about: shown.row.subject, category: null, text: shown.row.text };

const HIDDEN = { about: null, category: null, text: null };

/** Returns a case as one side sees it. */
export function caseOf(shown: Case, side: CaseSide, now: Date): SafetyCase {
  const history = historyOf(shown);
  const decisions = shown.decisions.map((decision) => ({ ...decision, at: decision.createdAt }));
  const appeal = shown.appeals.find((each) => each.side === side);
  const seen = visibleDecisions(side, { kind: shown.kind, decisions });
  const since = side === 'sender' ? shown.row.createdAt : seen[0]?.at;
  return {
    reference: shown.row.id,
    kind: shown.kind,
    side,
    state: caseStateOf(side, history),
    sent_at: (since ?? shown.row.createdAt).toISOString(),
    ...(side === 'sender' ? sentBy(shown) : HIDDEN),
    decisions: seen.map(({ at, after, ground, facts, action, isAutomated, measure, removed }) => ({
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
export function sideOf(shown: Case, memberId: string): CaseSide | null {
  if (shown.kind === 'complaint') return shown.row.memberId === memberId ? 'sender' : null;
  if (shown.row.reporterId === memberId) return 'sender';
  const isReported = shown.row.profileId === memberId;
  return isReported && visibleDecisions('reported', historyOf(shown)).length > 0 ? 'reported' : null;
}
