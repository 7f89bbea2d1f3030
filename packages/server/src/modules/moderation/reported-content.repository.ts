import { and, eq, exists, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { participations } from '../chats/chats.table.ts';
import { messages } from '../messages/messages.table.ts';
import { findPhoto } from '../photos/photos.repository.ts';
import { photos } from '../photos/photos.table.ts';
import type { ReportRow } from '../reports/reports.table.ts';
import { readMember } from '../profile/profile.repository.ts';
import { type ContentRef, messagePlaceOf, textPlaceOf } from './content.rules.ts';
import { findShownMessage } from './taken-messages.repository.ts';
import { textIn } from './texts.rules.ts';

/**
 * Returns the photo or message that a report is about, as far as it still exists. A report stores copies and no ids, so the
 * photo is found by its file, and the message by its conversation and its time.
 */
export async function reportedContent(
  db: Executor,
  { siteId, profileId, reporterId, photoFilename, messageSentAt }: ReportRow,
): Promise<ContentRef[]> {
  const refs: ContentRef[] = [];
  if (photoFilename !== null) {
    const rows = await db
      .select({ id: photos.id })
      .from(photos)
      .where(
        and(
          eq(photos.siteId, siteId),
          eq(photos.memberId, profileId),
          eq(photos.thumbFilename, photoFilename),
        ),
      );
    refs.push(...rows.map(({ id }) => ({ kind: 'photo', id }) as const));
  }
  if (messageSentAt !== null && reporterId !== null) {
    const isWithReporter = and(
      eq(participations.conversationId, messages.conversationId),
      eq(participations.memberId, reporterId),
    );
    const rows = await db
      .select({ conversation: messages.conversationId, id: messages.id })
      .from(messages)
      .where(
        and(
          eq(messages.siteId, siteId),
          eq(messages.senderId, profileId),
          eq(messages.sentAt, messageSentAt),
          isNull(messages.removedAt),
          exists(db.select({ id: participations.memberId }).from(participations).where(isWithReporter)),
        ),
      );
    refs.push(
      ...rows.map(({ conversation, id }) => ({ kind: 'message', id: `${conversation}/${id}` }) as const),
    );
  }
  return refs;
}

/** Returns the owner of a photo or text, or the sender of a message, that is not removed; null when there is none. */
export async function ownerOf(
  db: Executor,
  siteId: string,
  { kind, id }: ContentRef,
): Promise<string | null> {
  if (kind === 'photo') return (await findPhoto(db, siteId, id))?.memberId ?? null;
  const text = textPlaceOf(id);
  if (text) {
    const member = await readMember(db, siteId, text.memberId);
    return member && textIn(member, text.field) !== null ? member.id : null;
  }
  const place = messagePlaceOf(id);
  return place && ((await findShownMessage(db, { siteId, ...place }))?.senderId ?? null);
}
