import { createUnitOfWork, type Change, type UnitOfWorkServices } from '../../database/unit-of-work.ts';
import { notFound, ServerError } from '../../errors.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import { type ContentRef, messagePlaceOf } from './content.rules.ts';
import { placeOf, publishMessage } from './takedown.usecases.ts';
import { endTakedown, findTakedown } from './takedowns.repository.ts';
import type { Takedown, TakenMessage, TakenPhoto } from './takedowns.table.ts';
import { membersOf, refillMessage } from './taken-messages.repository.ts';
import { insertAtPlace } from './taken-photos.repository.ts';

/** Author and reason of a restoration. */
interface Restoring {
  reason: string;
  author: string;
  now: Date;
}

async function putPhotoBack(
  { tx, addJobs }: Change,
  { siteId, memberId, subject, content }: Takedown,
): Promise<true> {
  const photo = content as TakenPhoto;
  await insertAtPlace(tx, { ...photo, id: subject, siteId, memberId, createdAt: new Date(photo.createdAt) });
  addJobs([{ kind: 'publish-user', subject: memberId }]);
  // Its conversion may have been due while it was removed.
  if (photo.sizes?.some(({ avif }) => !avif)) addJobs([{ kind: 'photo-avif', subject }]);
  return true;
}

/** Returns false when the conversation no longer exists. */
async function putMessageBack(
  change: Change,
  { siteId, subject, content }: Takedown,
  now: Date,
): Promise<boolean> {
  const row = await refillMessage(change.tx, placeOf(siteId, subject), content as TakenMessage);
  if (row) await publishMessage(change, row, now);
  return row !== null;
}

/**
 * Puts a photo or message back at its place, with an entry of the audit log. The members concerned must be locked. Does
 * nothing and returns false when the content was erased, or belonged to a conversation that no longer exists.
 */
export async function restore(
  change: Change,
  takedown: Takedown,
  { reason, author, now }: Restoring,
): Promise<boolean> {
  const { id, siteId, kind, subject, content } = takedown;
  if (content === null) return false;
  const isBack =
    kind === 'photo' ? await putPhotoBack(change, takedown) : await putMessageBack(change, takedown, now);
  // The files of a message without a conversation are erased with the takedown.
  if (!isBack) return false;
  await endTakedown(change.tx, id, now);
  await appendAudit(change, {
    siteId,
    at: now,
    author,
    action: 'restore',
    subjectKind: kind,
    subjectId: subject,
    reason,
  });
  return true;
}

/** Returns the members to lock for a change of content: its owner, and both sides of a conversation. */
export async function membersAround(
  db: Change['tx'] | UnitOfWorkServices['db'],
  siteId: string,
  content: readonly ContentRef[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { kind, id } of content) {
    const place = kind === 'message' ? messagePlaceOf(id) : null;
    if (place) found.push(...(await membersOf(db, siteId, place.conversation)));
  }
  return found;
}

/**
 * Restores a photo or message by an operator's own decision, and mails its owner. Throws not_found when it is not removed,
 * conflict when it was erased, or its
 * conversation is gone.
 */
export async function restoreContent(
  services: Omit<UnitOfWorkServices, 'worker'>,
  { siteId, content, ...restoring }: Restoring & { siteId: string; content: ContentRef },
): Promise<void> {
  const { now } = restoring;
  const { db } = services;
  const found = await findTakedown(db, siteId, content);
  if (!found) throw notFound();
  const members = [found.memberId, ...(await membersAround(db, siteId, [content]))];
  const unitOfWork = createUnitOfWork({ ...services, worker: idleWorker }, { siteId, now });
  await unitOfWork.run([...new Set(members)], async (change) => {
    const current = await findTakedown(change.tx, siteId, content);
    if (!current) throw notFound();
    if (!(await restore(change, current, restoring))) throw new ServerError('conflict');
    change.addJobs([{ kind: 'restored-mail', subject: current.memberId }]);
  });
}
