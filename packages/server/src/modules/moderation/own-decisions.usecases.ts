import { createUnitOfWork, type UnitOfWorkServices } from '../../database/unit-of-work.ts';
import { notFound, ServerError } from '../../errors.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import type { Case } from '../cases/cases.repository.ts';
import { type DecisionInput, storeDecision } from '../cases/decide.usecases.ts';
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

/**
 * Decides about a member without a report of anybody, and does what the decision says. It is stored as a report without a
 * sender, so that the member gets its reasons and can appeal like any other. Returns its reference. Throws not_found.
 */
export async function decideOwn(
  services: CommandServices,
  { memberId, ...decision }: OwnDecision,
): Promise<string> {
  const { site, author, now } = decision;
  const unitOfWork = createUnitOfWork({ ...services, worker: idleWorker }, { siteId: site.id, now });
  const reference = services.ids.id();
  const around = await membersAround(services.db, site.id, decision.content ?? []);
  return unitOfWork.run([...new Set([memberId, ...around])], async (change) => {
    const member = await readMember(change.tx, site.id, memberId);
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
      photoFilename: null,
      createdAt: now,
    };
    await insertReport(change.tx, row);
    const current: Case = { kind: 'report', row, decisions: [], appeals: [] };
    const made = { ...decision, after: null, isAutomated: false };
    await storeDecision(change, services, { ...made, current });
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

/** Removes content, with a decision like any other. Returns its reference. Throws not_found. */
export async function takeDownOwn(
  services: CommandServices,
  { content, ...decision }: OwnTakedown,
): Promise<string> {
  const memberId = await ownerOf(services.db, decision.site.id, content);
  if (memberId === null) throw notFound();
  return decideOwn(services, { ...decision, memberId, action: 'content_removed', content: [content] });
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
