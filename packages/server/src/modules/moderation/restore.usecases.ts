import { createUnitOfWork, type Change, type UnitOfWorkServices } from '../../database/unit-of-work.ts';
import { notFound } from '../../errors.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import { type ContentRef, messagePlaceOf } from './content.rules.ts';
import { placeOf, publishMessage } from './takedown.usecases.ts';
import { contentOf, endTakedown, findTakedown, insertAtPlace } from './takedowns.repository.ts';
import type { Takedown, TakenMessage, TakenPhoto } from './takedowns.table.ts';
import { membersOf, refillMessage } from './taken-messages.repository.ts';
import { putTextBack } from './texts.usecases.ts';

/** Author and reason of a restoration. */
interface Restoring {
  reason: string;
  author: string;
  now: Date;
}

/**
 * Outcome of a restoration: `gone` means that the content was erased, or belonged to a conversation that no longer exists.
 * A text is not restored where its member has written another one, or withdrawn the consent that its field needs.
 */
export type RestoreOutcome = 'restored' | 'gone' | 'replaced' | 'no_consent';

async function putPhotoBack(
  { tx, addJobs }: Change,
  { siteId, memberId, subject, content }: Takedown,
): Promise<RestoreOutcome> {
  const photo = content as TakenPhoto;
  await insertAtPlace(tx, { ...photo, id: subject, siteId, memberId, createdAt: new Date(photo.createdAt) });
  addJobs([{ kind: 'publish-user', subject: memberId }]);
  // Its conversion may have been due while it was removed.
  if (photo.sizes?.some(({ avif }) => !avif)) addJobs([{ kind: 'photo-avif', subject }]);
  return 'restored';
}

async function putMessageBack(
  change: Change,
  { siteId, subject, content }: Takedown,
  now: Date,
): Promise<RestoreOutcome> {
  const row = await refillMessage(change.tx, placeOf(siteId, subject), content as TakenMessage);
  if (row) await publishMessage(change, row, now);
  return row === null ? 'gone' : 'restored';
}

function putBack(change: Change, takedown: Takedown, now: Date): Promise<RestoreOutcome> {
  const { kind, id } = contentOf(takedown);
  if (kind === 'photo') return putPhotoBack(change, takedown);
  return kind === 'message' ? putMessageBack(change, takedown, now) : putTextBack(change, takedown, id);
}

/**
 * Puts content back at its place, with an entry of the audit log. The members concerned must be locked. Otherwise nothing
 * changes: the content remains as evidence, and its files are erased with the takedown.
 */
export async function restore(
  change: Change,
  takedown: Takedown,
  { reason, author, now }: Restoring,
): Promise<RestoreOutcome> {
  const { id: takedownId, siteId, content } = takedown;
  const outcome = content === null ? 'gone' : await putBack(change, takedown, now);
  if (outcome !== 'restored') return outcome;
  await endTakedown(change.tx, takedownId, now);
  const { kind: subjectKind, id: subjectId } = contentOf(takedown);
  const entry = { siteId, at: now, author, action: 'restore', reason } as const;
  await appendAudit(change, { ...entry, subjectKind, subjectId });
  return outcome;
}

/** Returns the members to lock for a change of content: its owner, and both sides of a conversation. */
export async function membersAround(
  db: Change['tx'] | UnitOfWorkServices['db'],
  siteId: string,
  content: readonly ContentRef[],
): Promise<string[]> {
  const memberIds: string[] = [];
  for (const { kind, id } of content) {
    const place = kind === 'message' ? messagePlaceOf(id) : null;
    if (place) memberIds.push(...(await membersOf(db, siteId, place.conversation)));
  }
  return memberIds;
}

/**
 * Restores content by an operator's own decision, and mails its owner. Returns what came of it; nothing changes unless it is
 * restored. Throws not_found when it is not removed.
 */
export async function restoreContent(
  services: Omit<UnitOfWorkServices, 'worker'>,
  { siteId, content, ...restoring }: Restoring & { siteId: string; content: ContentRef },
): Promise<RestoreOutcome> {
  const { now } = restoring;
  const { db } = services;
  const takedown = await findTakedown(db, siteId, content);
  if (!takedown) throw notFound();
  const members = [takedown.memberId, ...(await membersAround(db, siteId, [content]))];
  const unitOfWork = createUnitOfWork({ ...services, worker: idleWorker }, { siteId, now });
  return unitOfWork.run([...new Set(members)], async (change) => {
    const current = await findTakedown(change.tx, siteId, content);
    if (!current) throw notFound();
    const outcome = await restore(change, current, restoring);
    if (outcome === 'restored') change.addJobs([{ kind: 'restored-mail', subject: current.memberId }]);
    return outcome;
  });
}
