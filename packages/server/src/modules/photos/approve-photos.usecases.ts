import { createUnitOfWork, type UnitOfWorkServices } from '../../database/unit-of-work.ts';
import { notFound } from '../../errors.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import { dequeuePhotos } from './photo-queue.repository.ts';

interface Approving {
  siteId: string;
  /** Ids of the photos. */
  ids: readonly string[];
  author: string;
  /** Whether to approve nothing when one of them does not wait in the queue. */
  isStrict: boolean;
  now: Date;
}

/**
 * Takes photos off the queue, because an operator has looked at them, with an entry of the audit log for each. Returns how
 * many were in the queue. Throws not_found when `isStrict` and one was not.
 */
export async function approvePhotos(
  services: Omit<UnitOfWorkServices, 'worker'>,
  { siteId, ids, author, isStrict, now }: Approving,
): Promise<number> {
  const unitOfWork = createUnitOfWork({ ...services, worker: idleWorker }, { siteId, now });
  return unitOfWork.run([], async (change) => {
    const photoIds = await dequeuePhotos(change.tx, siteId, ids);
    if (isStrict && photoIds.length < new Set(ids).size) throw notFound();
    for (const subjectId of photoIds)
      await appendAudit(change, {
        siteId,
        at: now,
        author,
        action: 'approve',
        subjectKind: 'photo',
        subjectId,
      });
    return photoIds.length;
  });
}
