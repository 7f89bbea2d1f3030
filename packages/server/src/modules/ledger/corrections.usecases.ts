import { correctionPostings } from '@meetcute/core';
import { createUnitOfWork, type UnitOfWorkServices } from '../../database/unit-of-work.ts';
import { notFound, ServerError } from '../../errors.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';
import type { Job } from '../../jobs/jobs.table.ts';
import type { Services } from '../../services.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import { appendUser } from '../members/members.usecases.ts';
import { readMember } from '../profile/profile.repository.ts';
import { findCorrection, postEntry } from './ledger.repository.ts';

/** A correction of a member's credits by an operator. */
export interface CorrectionInput {
  siteId: string;
  memberId: string;
  /** Credits to add; negative to take away. */
  by: number;
  /** Why, in the words of the author. */
  reason: string;
  /** Operator who corrects. */
  author: string;
  /** Id with which the same correction is never posted twice. Default: a new one. */
  reference?: string;
  now: Date;
}

/**
 * Corrects a member's credits by an entry with its reason and author. A server shows them in the member's open tabs
 * within half a minute. Returns the new credits; those of now when the reference was posted before. Throws not_found,
 * no_credits (the wallet would fall below zero), conflict (the reference was posted with other values).
 */
export async function correctCredits(
  services: Omit<UnitOfWorkServices, 'worker'>,
  { siteId, memberId, by, reason, author, reference = services.ids.id(), now }: CorrectionInput,
): Promise<number> {
  const unitOfWork = createUnitOfWork({ ...services, worker: idleWorker }, { siteId, now });
  return unitOfWork.run([memberId], async (change) => {
    const { tx, addJobs } = change;
    const member = await readMember(tx, siteId, memberId);
    if (!member) throw notFound();
    const earlierEntry = await findCorrection(tx, siteId, reference);
    if (earlierEntry) {
      const isSame =
        earlierEntry.memberId === memberId && earlierEntry.credits === by && earlierEntry.author === author;
      if (!isSame) throw new ServerError('conflict');
      return member.credits;
    }
    const head = { siteId, memberId, kind: 'correction', subject: reference } as const;
    const entry = { ...head, reason, author, at: now };
    const credits = await postEntry(tx, entry, correctionPostings(by));
    if (credits === null) throw new ServerError('no_credits');
    await appendAudit(change, {
      siteId,
      at: now,
      author,
      action: 'correct',
      subjectKind: 'member',
      subjectId: memberId,
      reason,
      details: { by, credits },
    });
    addJobs([{ kind: 'publish-user', subject: memberId }]);
    return credits;
  });
}

/** Shows a member's account in the member's open tabs, after a change outside of a server. */
export async function publishCorrectedUser(
  services: Omit<Services, 'deliveryReceipts' | 'worker'>,
  { siteId, subject: memberId }: Job,
): Promise<void> {
  const site = services.sites.find(({ id }) => id === siteId);
  if (!site) return;
  const now = services.clock.now();
  const unitOfWork = createUnitOfWork({ ...services, worker: idleWorker }, { siteId, now });
  await unitOfWork.run([memberId], (change) => appendUser(change, { site, memberId, now }));
}
