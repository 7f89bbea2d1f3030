import { isBanned } from '@meetcute/core';
import type { Change } from '../../database/unit-of-work.ts';
import { ServerError } from '../../errors.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import type { Case } from '../cases/cases.repository.ts';
import type { DecisionRow } from '../cases/cases.table.ts';
import { readMember } from '../profile/profile.repository.ts';
import { endMeasure } from './measures.repository.ts';
import { endsEarlier, type Measure } from './moderation.rules.ts';
import { applySuspensions } from './suspend.usecases.ts';

/** A stored decision, and its case as it was before. */
interface Acting {
  current: Case;
  decision: DecisionRow;
  author: string;
}

/** Returns what a decision did, for the audit log: a suspension by another case is not its act. */
const actionOf = (measure: Measure | null): 'lift' | 'ban' | 'suspend' => {
  if (!measure) return 'lift';
  return isBanned(new Date(measure.until)) ? 'ban' : 'suspend';
};

/**
 * Does what a decision says, and ends what an earlier decision on the same case did, if this one replaces it. The reported
 * member must be locked. Throws bad_request when the measure has nobody to concern: on a complaint, or for an account
 * that no longer exists; and when a suspension without an end confirms none.
 */
export async function actOn(change: Change, { current, decision, author }: Acting): Promise<void> {
  const { siteId, measure, createdAt: now } = decision;
  const before = current.decisions.at(-1);
  if (decision.action === 'suspended' && !measure && before?.action !== 'suspended')
    throw new ServerError('bad_request', { fields: { until: 'required' } });
  const isEnding = endsEarlier(before, decision);
  const ending = current.decisions.filter((each) => isEnding && each.measure && !each.measureEndedAt);
  if (!measure && ending.length === 0) return;
  const memberId = current.kind === 'report' ? current.row.profileId : null;
  const member = memberId && (await readMember(change.tx, siteId, memberId));
  if (!member) {
    if (measure) throw new ServerError('bad_request');
    return;
  }
  for (const { id } of ending) await endMeasure(change.tx, siteId, id, now);
  const until = await applySuspensions(change, { siteId, memberId: member.id, now });
  await appendAudit(change, {
    siteId,
    at: now,
    author,
    action: actionOf(measure),
    subjectKind: 'member',
    subjectId: member.id,
    reason: decision.facts,
    details: { case: current.row.id, until: until?.toISOString() ?? null },
  });
}
