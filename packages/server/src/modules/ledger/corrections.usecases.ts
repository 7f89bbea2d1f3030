import { postCorrection } from '@meetcute/core';
import { createUnitOfWork, type UnitOfWorkServices } from '../../database/unit-of-work.ts';
import { notFound, ServerError } from '../../errors.ts';
import type { Site } from '../../sites.ts';
import { readUser } from '../members/members.usecases.ts';
import { readMember } from '../profile/profile.repository.ts';
import { postEntry } from './ledger.repository.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';

/** A correction of a member's credits by an operator. */
export interface CorrectionInput {
  site: Site;
  memberId: string;
  /** Credits to add; negative to take away. */
  by: number;
  /** Why, in the words of the author. */
  reason: string;
  /** Operator who corrects. */
  author: string;
  now: Date;
}

/**
 * Corrects a member's credits by an entry with its reason and author, and notifies the member's tabs. Returns the new
 * credits. Throws not_found, no_credits (the wallet would fall below zero).
 */
export async function correctCredits(
  services: Omit<UnitOfWorkServices, 'worker'>,
  { site, memberId, by, reason, author, now }: CorrectionInput,
): Promise<number> {
  const unitOfWork = createUnitOfWork({ ...services, worker: idleWorker }, { siteId: site.id, now });
  return unitOfWork.run([memberId], async ({ tx, append }) => {
    if (!(await readMember(tx, site.id, memberId))) throw notFound();
    const subject = services.ids.id();
    const entry = {
      siteId: site.id,
      memberId,
      kind: 'correction',
      subject,
      reason,
      author,
      at: now,
    } as const;
    const credits = await postEntry(tx, entry, postCorrection(by));
    if (credits === null) throw new ServerError('no_credits');
    const member = await readMember(tx, site.id, memberId);
    if (member) append(memberId, 'user', await readUser(tx, site, member, now));
    return credits;
  });
}
