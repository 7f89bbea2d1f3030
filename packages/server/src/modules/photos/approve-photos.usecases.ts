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
  now: Date;
}

/**
 * Takes photos off the queue, because an operator has looked at them, with an entry of the audit log for each: all, or
 * none. Throws not_found when one does not wait in the queue.
 */
export async function approvePhotos(
  services: Omit<UnitOfWorkServices, 'worker'>,
  { siteId, ids, author, now }: Approving,
): Promise<void> {
  const unitOfWork = createUnitOfWork({ ...services, worker: idleWorker }, { siteId, now });
  await unitOfWork.run([], async (change) => {
    const found = await dequeuePhotos(change.tx, siteId, ids);
    if (found.length < new Set(ids).size) throw notFound();
    for (const subjectId of found)
      await appendAudit(change, {
        siteId,
        at: now,
        author,
        action: 'approve',
        subjectKind: 'photo',
        subjectId,
      });
  });
}
