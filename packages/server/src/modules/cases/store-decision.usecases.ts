import type { CaseSide } from '@meetcute/contract';
import { isInformed } from '@meetcute/core';
import type { Change } from '../../database/unit-of-work.ts';
import { ServerError } from '../../errors.ts';
import type { Ids } from '../../ports/ports.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import { actOn } from '../moderation/act.usecases.ts';
import { notifyAccount } from '../notifications/notify.usecases.ts';
import { type Case, insertDecision } from './cases.repository.ts';
import type { DecisionInput } from './cases.rules.ts';
import { historyOf } from './cases.view.ts';

/** Both sides of a case. */
export const sides = ['sender', 'reported'] as const;

/** Returns the member who is a side of a case; null for a visitor and for an erased account of the sender. */
export const memberOf = (decidedCase: Case, side: CaseSide): string | null => {
  if (decidedCase.kind === 'complaint') return side === 'sender' ? decidedCase.row.memberId : null;
  return side === 'sender' ? decidedCase.row.reporterId : decidedCase.row.profileId;
};

/** Returns whether there is anybody on a side: reports without a sender are decisions of the operators' own. */
const canReach = (decidedCase: Case, side: CaseSide): boolean =>
  decidedCase.kind === 'complaint' || memberOf(decidedCase, side) !== null;

/** A decision to store, and the case as it is under the lock. */
type Deciding = Omit<DecisionInput, 'reference'> & { current: Case };

/**
 * Stores a decision on a case, whose members must be locked, with what it does. Informs both sides as far as it concerns
 * them: by mail, and members by a notification. Returns the sides informed. Throws conflict if it is decided already.
 */
export async function storeDecision(
  change: Change,
  { ids }: { ids: Ids },
  {
    site,
    current,
    after,
    author,
    now,
    measure = null,
    content = [],
    textFields = [],
    isRecordOnly = false,
    ...reasons
  }: Deciding,
): Promise<readonly CaseSide[]> {
  const { tx, addJobs } = change;
  const { id: reference } = current.row;
  const isReport = current.kind === 'report';
  const row = {
    id: ids.id(),
    siteId: site.id,
    reportId: isReport ? reference : null,
    complaintId: isReport ? null : reference,
    after,
    ...reasons,
    createdAt: now,
    measure,
    measureEndedAt: null,
    removed: content.length > 0 ? content : null,
  };
  if (!(await insertDecision(tx, row))) throw new ServerError('conflict');
  await appendAudit(change, {
    siteId: site.id,
    at: now,
    author,
    action: 'decide',
    subjectKind: 'case',
    subjectId: reference,
    reason: reasons.facts,
    details: { action: reasons.action, ground: reasons.ground, appeal: after },
  });
  const history = historyOf({ ...current, decisions: [...current.decisions, row] });
  if (!isRecordOnly) await actOn(change, { ids }, { current, decision: row, author, textFields });
  const informedSides = sides.filter((side) => canReach(current, side) && isInformed(side, history));
  addJobs(informedSides.map((side) => ({ kind: 'decision-mail', subject: `${row.id} ${side}` })));
  for (const side of informedSides) {
    const memberId = memberOf(current, side);
    if (memberId) await notifyAccount(change, { site, memberId, now }, 'decision');
  }
  return informedSides;
}
