import { notFound } from '../../errors.ts';
import { dequeuePhotos } from '../photos/photo-queue.repository.ts';
import { takeDownOwn } from './own-decisions.usecases.ts';

type Rejection = Omit<Parameters<typeof takeDownOwn>[1], 'content'> & { photoId: string };

/**
 * Removes a photo that waits for a look, with a decision like any other. Throws not_found when it waits no longer. It leaves
 * the queue in the transaction of the decision, so that somebody who approves it at the same time is not overruled.
 */
export const rejectPhoto = (
  services: Parameters<typeof takeDownOwn>[0],
  { photoId, ...decision }: Rejection,
): Promise<string> =>
  takeDownOwn(services, { ...decision, content: { kind: 'photo', id: photoId } }, async ({ tx }) => {
    const waiting = await dequeuePhotos(tx, decision.site.id, [photoId]);
    if (waiting.length === 0) throw notFound();
  });
