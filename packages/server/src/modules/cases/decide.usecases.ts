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
import type { ContentRef } from '../moderation/content.rules.ts';
import type { Measure } from '../moderation/moderation.rules.ts';
import { reportedContent } from '../moderation/reported-content.repository.ts';
import { membersAround } from '../moderation/restore.usecases.ts';
import { takedownsOf } from '../moderation/takedowns.repository.ts';
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
  /** Photos and messages of the reported member to remove. Default: those that the report is about, with `content_removed`. */
  content?: readonly ContentRef[];
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
  {
    site,
    current,
    after,
    author,
    now,
    measure = null,
    content = [],
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
  if (!isRecordOnly) await actOn(change, { ids }, { current, decision: row, author });
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
 * Returns what a decision removes. Without a choice, `content_removed` is about the content of the report; on an appeal it
 * can also confirm what was removed. Throws bad_request when nothing is left to remove.
 */
async function contentOf(
  db: Executor,
  { kind, row, decisions }: Case,
  { content, action, isRecordOnly }: Omit<DecisionInput, 'reference'>,
): Promise<readonly ContentRef[]> {
  if (action !== 'content_removed' || isRecordOnly) return [];
  if (content && content.length > 0) return content;
  if (decisions.at(-1)?.action === 'content_removed') return [];
  const reported = kind === 'report' ? await reportedContent(db, row) : [];
  if (reported.length === 0) throw new ServerError('bad_request', { fields: { content: 'required' } });
  return reported;
}

const removedBy = async (db: Executor, { row, decisions }: Case): Promise<ContentRef[]> => {
  const ids = decisions.map(({ id }) => id);
  return (await takedownsOf(db, row.siteId, ids)).map(({ kind, subject }) => ({ kind, id: subject }));
};

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
  const content = await contentOf(db, found, decision);
  const members = sides.flatMap((side) => memberOf(found, side) ?? []);
  const around = await membersAround(db, site.id, [...content, ...(await removedBy(db, found))]);
  return unitOfWork.run([...new Set([...members, ...around])], async (change) => {
    const current = await findCase(change.tx, site.id, reference);
    if (!current || !openDecisions(historyOf(current)).includes(after ?? 'first'))
      throw new ServerError('conflict');
    return storeDecision(change, { ids }, { ...decision, content, current });
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
