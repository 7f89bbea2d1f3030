import type { Change } from '../../database/unit-of-work.ts';
import { notFound } from '../../errors.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import type { DecisionRow } from '../cases/cases.table.ts';
import { findChat } from '../chats/chat-list.repository.ts';
import type { MessageRow } from '../messages/messages.table.ts';
import { messageOf, nowhere } from '../messages/messages.view.ts';
import { removePhoto } from '../photos/photos.repository.ts';
import type { Ids } from '../../ports/ports.ts';
import { type ContentRef, messagePlaceOf } from './content.rules.ts';
import { insertTakedown, subjectOf } from './takedowns.repository.ts';
import type { TakenMessage, TakenPhoto } from './takedowns.table.ts';
import {
  emptyInLogs,
  emptyMessage,
  findShownMessage,
  membersOf,
  type MessagePlace,
} from './taken-messages.repository.ts';
import { takeText } from './texts.usecases.ts';

/** A stored decision that removes content of a member. All members of the content's conversations must be locked. */
interface Removing {
  decision: DecisionRow;
  memberId: string;
  author: string;
  /** Texts of the site's settings. No other field of a profile but name and city can be removed. */
  textFields: readonly string[];
}

/** Returns the place of a message on a site. Throws not_found for an id of another form. */
export function placeOf(siteId: string, id: string): MessagePlace {
  const place = messagePlaceOf(id);
  if (!place) throw notFound();
  return { siteId, ...place };
}

/**
 * Shows both members of a conversation a message as it is now, in their open pages: those who see the conversation and have
 * not deleted the message.
 */
export async function publishMessage({ tx, append }: Change, row: MessageRow, now: Date): Promise<void> {
  const { siteId, conversationId } = row;
  for (const viewerId of await membersOf(tx, siteId, conversationId)) {
    const chat = await findChat(tx, { siteId, viewerId, now }, conversationId);
    if (chat && chat.mine.clearedUntil < row.id) append(viewerId, 'message', messageOf(row, nowhere));
  }
}

/** Takes a message from both members: only a note stays. Returns what it contained. */
async function takeMessage(
  change: Change,
  { siteId, memberId, now }: { siteId: string; memberId: string; now: Date },
  id: string,
): Promise<TakenMessage> {
  const { tx } = change;
  const place = placeOf(siteId, id);
  const row = await findShownMessage(tx, place);
  if (row?.senderId !== memberId) throw notFound();
  await emptyMessage(tx, place, now);
  await emptyInLogs(tx, place);
  await publishMessage(change, { ...row, text: '', image: null, removedAt: now }, now);
  return { text: row.text, image: row.image };
}

/** Takes a photo from its owner's profile, where the next one moves up. Returns what is needed to put it back. */
async function takePhoto(
  { tx, addJobs }: Change,
  { siteId, memberId }: { siteId: string; memberId: string },
  id: string,
): Promise<TakenPhoto> {
  const photo = await removePhoto(tx, siteId, memberId, id);
  if (!photo) throw notFound();
  addJobs([{ kind: 'publish-user', subject: memberId }]);
  const { position, thumbFilename, sizes, createdAt } = photo;
  return { position, thumbFilename, sizes, createdAt: createdAt.toISOString() };
}

const takers = { photo: takePhoto, message: takeMessage, text: takeText, name: takeText } as const;

/** Takes down content of a member, with an entry of the audit log for each piece. Throws not_found. */
export async function takeDown(
  change: Change,
  { ids }: { ids: Ids },
  { decision, memberId, author, textFields }: Removing,
  content: readonly ContentRef[],
): Promise<void> {
  const { siteId, createdAt: now } = decision;
  for (const { kind, id } of content) {
    const takenContent = await takers[kind](change, { siteId, memberId, textFields, now }, id);
    const takedownId = ids.id();
    await insertTakedown(change.tx, {
      id: takedownId,
      siteId,
      memberId,
      kind,
      subject: subjectOf({ kind, id }, takedownId),
      decisionId: decision.id,
      content: takenContent,
      takenAt: now,
      restoredAt: null,
    });
    await appendAudit(change, {
      siteId,
      at: now,
      author,
      action: 'take_down',
      subjectKind: kind,
      subjectId: id,
      reason: decision.facts,
      details: { case: decision.reportId, member: memberId },
    });
  }
}
