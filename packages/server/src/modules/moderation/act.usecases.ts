import { isBanned } from '@meetcute/core';
import type { Change } from '../../database/unit-of-work.ts';
import { ServerError } from '../../errors.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import type { Case } from '../cases/cases.repository.ts';
import type { DecisionRow } from '../cases/cases.table.ts';
import type { Member } from '../members/members.table.ts';
import type { Ids } from '../../ports/ports.ts';
import { readMember } from '../profile/profile.repository.ts';
import { restoresContent } from './content.rules.ts';
import { endMeasure } from './measures.repository.ts';
import { endsEarlier, type Measure } from './moderation.rules.ts';
import { restore } from './restore.usecases.ts';
import { applySuspensions } from './suspend.usecases.ts';
import { takeDown } from './takedown.usecases.ts';
import { contentOf, takedownsOf } from './takedowns.repository.ts';

/** A stored decision, and its case as it was before. */
interface Acting {
  current: Case;
  decision: DecisionRow;
  author: string;
  /** Texts of the site's settings. */
  textFields: readonly string[];
}

/** Returns what a decision did, for the audit log: a suspension by another case is not its act. */
const actionOf = (measure: Measure | null): 'lift' | 'ban' | 'suspend' => {
  if (!measure) return 'lift';
  return isBanned(new Date(measure.until)) ? 'ban' : 'suspend';
};

/** Ends suspensions that a decision replaces, and suspends. Throws as `actOn` does. */
async function actOnAccount(
  change: Change,
  { current, decision, author }: Acting,
  member: Member | null,
): Promise<void> {
  const { siteId, measure, createdAt: now } = decision;
  const previousDecision = current.decisions.at(-1);
  if (decision.action === 'suspended' && !measure && previousDecision?.action !== 'suspended')
    throw new ServerError('bad_request', { fields: { until: 'required' } });
  const isEnding = endsEarlier(previousDecision, decision);
  const ending = current.decisions.filter((each) => isEnding && each.measure && !each.measureEndedAt);
  if (!measure && ending.length === 0) return;
  if (!member) {
    if (measure) throw new ServerError('bad_request');
    return;
  }
  for (const { id } of ending) await endMeasure(change.tx, siteId, id, now);
  const suspensionEnd = await applySuspensions(change, { siteId, memberId: member.id, now });
  await appendAudit(change, {
    siteId,
    at: now,
    author,
    action: actionOf(measure),
    subjectKind: 'member',
    subjectId: member.id,
    reason: decision.facts,
    details: { case: current.row.id, until: suspensionEnd?.toISOString() ?? null },
  });
}

/** Restores what earlier decisions of the case removed, if this one says so, and removes content. Throws as `actOn` does. */
async function actOnContent(
  change: Change,
  services: { ids: Ids },
  { current, decision, author, textFields }: Acting,
  member: Member | null,
): Promise<void> {
  const { siteId, removed, facts: reason, createdAt: now } = decision;
  if (restoresContent(decision.action)) {
    for (const takedown of await takedownsOf(change.tx, current)) {
      const outcome = await restore(change, takedown, { reason, author, now });
      if (outcome === 'restored') {
        // Its owner is no side of a complaint, so no decision is mailed.
        if (current.kind === 'complaint')
          change.addJobs([{ kind: 'restored-mail', subject: takedown.memberId }]);
        continue;
      }
      const { kind: subjectKind, id: subjectId } = contentOf(takedown);
      const entry = { siteId, at: now, author, action: 'leave_removed', subjectKind, subjectId, reason };
      await appendAudit(change, { ...entry, details: { case: current.row.id, because: outcome } });
    }
  }
  // What a complaint removes is decided about its owners.
  if (!removed || current.kind === 'complaint') return;
  if (!member) throw new ServerError('bad_request');
  await takeDown(change, services, { decision, memberId: member.id, author, textFields }, removed);
}

/**
 * Does what a decision says, and ends what an earlier decision on the same case did, if this one replaces it. The members
 * concerned must be locked. Throws bad_request when it has nobody to suspend: on a complaint, or for an account that no
 * longer exists; and when a suspension without an end confirms none. Throws not_found for content that is not the member's.
 */
export async function actOn(change: Change, services: { ids: Ids }, acting: Acting): Promise<void> {
  const { current, decision } = acting;
  const memberId = current.kind === 'report' ? current.row.profileId : null;
  const member = memberId === null ? null : await readMember(change.tx, decision.siteId, memberId);
  await actOnAccount(change, acting, member);
  await actOnContent(change, services, acting, member);
}
