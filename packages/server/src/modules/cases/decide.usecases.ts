import type { CaseAction, CaseGround, CaseSide } from '@meetcute/contract';
import { isInformed, openDecisions } from '@meetcute/core';
import { idleWorker } from '../../jobs/idle-worker.ts';
import type { Executor } from '../../database/database.ts';
import {
  type Change,
  createUnitOfWork,
  type UnitOfWork,
  type UnitOfWorkServices,
} from '../../database/unit-of-work.ts';
import { notFound, ServerError } from '../../errors.ts';
import type { Ids } from '../../ports/ports.ts';
import type { Site } from '../../sites.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import { actOn } from '../moderation/act.usecases.ts';
import type { Measure } from '../moderation/moderation.rules.ts';
import { notifyAccount } from '../notifications/notify.usecases.ts';
import { type Case, findCase, insertDecision } from './cases.repository.ts';
import { historyOf } from './cases.view.ts';

/** A decision of the operators on a case, or on the appeal of a side. */
export interface DecisionInput {
  site: Pick<Site, 'id'>;
  /** Reference of the report or complaint. */
  reference: string;
  /** Side whose appeal is decided; null for the first decision. */
  after: CaseSide | null;
  ground: CaseGround;
  facts: string;
  action: CaseAction;
  isAutomated: boolean;
  /** Operator who decides. Both sides see the decision, but not who took it. */
  author: string;
  /** Act of the decision. Default: none. */
  measure?: Measure | null;
  /** The operator has acted already, so that earlier measures of the case stay as they are. Default: false. */
  isRecordOnly?: boolean;
  now: Date;
}

/** Returns the member who is a side of a case; null for a visitor and for an erased account of the sender. */
export const memberOf = (decided: Case, side: CaseSide): string | null => {
  if (decided.kind === 'complaint') return side === 'sender' ? decided.row.memberId : null;
  return side === 'sender' ? decided.row.reporterId : decided.row.profileId;
};

/** A decision to store, and the case as it is under the lock. */
type Deciding = Omit<DecisionInput, 'reference'> & { current: Case };

/**
 * Stores a decision on a case, whose members must be locked, with what it does. Informs both sides as far as it concerns
 * them: by mail, and members by a notification. Returns the sides informed. Throws conflict if it is decided already.
 */
export async function storeDecision(
  change: Change,
  { ids }: { ids: Ids },
  { site, current, after, author, now, measure = null, isRecordOnly = false, ...reasons }: Deciding,
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
  if (!isRecordOnly) await actOn(change, { current, decision: row, author });
  const informed = sides.filter((side) => canReach(current, side) && isInformed(side, history));
  addJobs(informed.map((side) => ({ kind: 'decision-mail', subject: `${row.id} ${side}` })));
  for (const side of informed) {
    const memberId = memberOf(current, side);
    if (memberId) await notifyAccount(change, { site, memberId, now }, 'decision');
  }
  return informed;
}

const sides = ['sender', 'reported'] as const;

/** Returns whether there is anybody on a side: reports without a sender are decisions of the operators' own. */
const canReach = (decided: Case, side: CaseSide): boolean =>
  decided.kind === 'complaint' || memberOf(decided, side) !== null;

/**
 * Stores a decision on a report or complaint, and does what it says, in one unit of work. Returns the sides informed.
 * Throws not_found, and conflict if there is nothing to decide.
 */
export async function decide(
  unitOfWork: UnitOfWork<readonly CaseSide[]>,
  { db, ids }: { db: Executor; ids: Ids },
  { reference, ...decision }: DecisionInput,
): Promise<readonly CaseSide[]> {
  const { site, after } = decision;
  const found = await findCase(db, site.id, reference);
  if (!found) throw notFound();
  const members = sides.flatMap((side) => memberOf(found, side) ?? []);
  return unitOfWork.run(members, async (change) => {
    const current = await findCase(change.tx, site.id, reference);
    if (!current || !openDecisions(historyOf(current)).includes(after ?? 'first'))
      throw new ServerError('conflict');
    return storeDecision(change, { ids }, { ...decision, current });
  });
}

/**
 * Decides outside of a server, for the operators' command. The servers of the database send the mails within half
 * a minute. Throws as `decide` does.
 */
export const decideCase = (
  services: Omit<UnitOfWorkServices, 'worker'>,
  input: DecisionInput,
): Promise<readonly CaseSide[]> => {
  const moment = { siteId: input.site.id, now: input.now };
  return decide(createUnitOfWork({ ...services, worker: idleWorker }, moment), services, input);
};
