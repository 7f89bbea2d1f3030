import type { Executor } from '../../database/database.ts';
import { type Change, createUnitOfWork, type UnitOfWorkServices } from '../../database/unit-of-work.ts';
import { notFound, ServerError } from '../../errors.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';
import type { Ids } from '../../ports/ports.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import type { Case } from '../cases/cases.repository.ts';
import type { DecisionInput } from '../cases/cases.rules.ts';
import { storeDecision } from '../cases/store-decision.usecases.ts';
import { readMember } from '../profile/profile.repository.ts';
import { insertReport } from '../reports/reports.repository.ts';
import type { ReportRow } from '../reports/reports.table.ts';
import { isActive } from '../members/members.rules.ts';
import type { ContentRef } from './content.rules.ts';
import { endMeasure, measuresOn } from './measures.repository.ts';
import { ownerOf } from './reported-content.repository.ts';
import { membersAround } from './restore.usecases.ts';
import { applySuspensions } from './suspend.usecases.ts';

type CommandServices = Omit<UnitOfWorkServices, 'worker'>;

/** A decision about a member that no report asked for. */
type OwnDecision = Omit<DecisionInput, 'reference' | 'after' | 'isRecordOnly' | 'isAutomated'> & {
  memberId: string;
};

/** Content of a member that the decision on a complaint removes. */
type Removal = Omit<OwnDecision, 'action' | 'measure'> &
  Pick<DecisionInput, 'isAutomated'> & { complaintId: string };

/** Stores a report about a member, who must be locked, without a sender. Throws not_found. */
async function insertOwnReport(
  { tx }: Change,
  {
    site,
    memberId,
    complaintId,
    now,
  }: Pick<OwnDecision, 'site' | 'memberId' | 'now'> & { complaintId: string | null },
  reference: string,
): Promise<Case> {
  const member = await readMember(tx, site.id, memberId);
  if (!member) throw notFound();
  const row: ReportRow = {
    id: reference,
    siteId: site.id,
    reporterId: null,
    profileId: memberId,
    profileName: member.name,
    category: 'other',
    text: '',
    messageText: null,
    messageSentAt: null,
    messageQuote: null,
    photoFilename: null,
    complaintId,
    createdAt: now,
  };
  await insertReport(tx, row);
  return { kind: 'report', row, decisions: [], appeals: [] };
}

/** Removes what the decision on a complaint says, by a decision about the owner, who must be locked. Throws not_found. */
export async function storeOwn(change: Change, { ids }: { ids: Ids }, removal: Removal): Promise<void> {
  const { memberId: _, complaintId, ...decision } = removal;
  const current = await insertOwnReport(change, removal, ids.id());
  await storeDecision(change, { ids }, { ...decision, action: 'content_removed', after: null, current });
}

/** Returns content by its owner. Throws not_found for content that nobody has. */
export async function contentByOwner(
  db: Executor,
  siteId: string,
  content: readonly ContentRef[],
): Promise<Map<string, ContentRef[]>> {
  const byOwner = new Map<string, ContentRef[]>();
  for (const each of content) {
    const owner = await ownerOf(db, siteId, each);
    if (owner === null) throw notFound();
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), each]);
  }
  return byOwner;
}

/**
 * Decides about a member without a report of anybody, and does what the decision says. It is stored as a report without a
 * sender, so that the member gets its reasons and can appeal like any other. Returns its reference. Throws not_found, and
 * what `check` throws, which runs first in the transaction.
 */
export async function decideOwn(
  services: CommandServices,
  { memberId, ...decision }: OwnDecision,
  check: (change: Change) => Promise<void> = async () => {},
): Promise<string> {
  const { site, author, now } = decision;
  const unitOfWork = createUnitOfWork({ ...services, worker: idleWorker }, { siteId: site.id, now });
  const reference = services.ids.id();
  const relatedIds = await membersAround(services.db, site.id, decision.content ?? []);
  return unitOfWork.run([...new Set([memberId, ...relatedIds])], async (change) => {
    await check(change);
    const current = await insertOwnReport(change, { site, memberId, now, complaintId: null }, reference);
    const ownDecision = { ...decision, after: null, isAutomated: false };
    await storeDecision(change, services, { ...ownDecision, current });
    if (decision.action === 'warning')
      await appendAudit(change, {
        siteId: site.id,
        at: now,
        author,
        action: 'warn',
        subjectKind: 'member',
        subjectId: memberId,
        reason: decision.facts,
        details: { case: reference },
      });
    return reference;
  });
}

/** A decision to remove content that no report asked for. */
type OwnTakedown = Omit<OwnDecision, 'memberId' | 'action' | 'measure' | 'content'> & { content: ContentRef };

/** Removes content, with a decision like any other. Returns its reference. Throws not_found, and what `check` throws. */
export async function takeDownOwn(
  services: CommandServices,
  { content, ...decision }: OwnTakedown,
  check?: (change: Change) => Promise<void>,
): Promise<string> {
  const memberId = await ownerOf(services.db, decision.site.id, content);
  if (memberId === null) throw notFound();
  const removal = { ...decision, memberId, action: 'content_removed', content: [content] } as const;
  return decideOwn(services, removal, check);
}

interface LiftInput {
  siteId: string;
  memberId: string;
  reason: string;
  author: string;
  now: Date;
}

/** Ends every suspension of a member, and mails that the account is open again. Throws not_found, conflict without one. */
export async function liftSuspension(
  services: CommandServices,
  { siteId, memberId, reason, author, now }: LiftInput,
): Promise<void> {
  const unitOfWork = createUnitOfWork({ ...services, worker: idleWorker }, { siteId, now });
  await unitOfWork.run([memberId], async (change) => {
    const { tx, addJobs } = change;
    const member = await readMember(tx, siteId, memberId);
    if (!member) throw notFound();
    if (isActive({ ...member, deletedAt: null }, now)) throw new ServerError('conflict');
    for (const { id } of await measuresOn(tx, siteId, memberId)) await endMeasure(tx, siteId, id, now);
    await applySuspensions(change, { siteId, memberId, now });
    const entry = { siteId, at: now, author, action: 'lift', reason } as const;
    await appendAudit(change, { ...entry, subjectKind: 'member', subjectId: memberId });
    addJobs([{ kind: 'lifted-mail', subject: memberId }]);
  });
}
