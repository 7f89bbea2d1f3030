import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { participations } from '../chats/chats.table.ts';
import { events } from '../events/events.table.ts';
import { messageImages } from '../message-images/message-images.table.ts';
import { type MessageRow, messages } from '../messages/messages.table.ts';
import type { TakenMessage } from './takedowns.table.ts';

/** A message of a conversation. */
export interface MessagePlace {
  siteId: string;
  conversation: string;
  messageId: number;
}

const isAt = ({ siteId, conversation, messageId }: MessagePlace) =>
  and(eq(messages.siteId, siteId), eq(messages.conversationId, conversation), eq(messages.id, messageId));

/** Returns a message that is not removed; null when there is none. */
export async function findShownMessage(db: Executor, place: MessagePlace): Promise<MessageRow | null> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(isAt(place), isNull(messages.removedAt)));
  return rows[0] ?? null;
}

/** Returns both members of a conversation. */
export async function membersOf(db: Executor, siteId: string, conversation: string): Promise<string[]> {
  const rows = await db
    .select({ id: participations.memberId })
    .from(participations)
    .where(and(eq(participations.siteId, siteId), eq(participations.conversationId, conversation)));
  return rows.map(({ id }) => id);
}

/** Empties a message and hides its image from both members. */
export async function emptyMessage(tx: Transaction, place: MessagePlace, now: Date): Promise<void> {
  await tx.update(messages).set({ text: '', image: null, removedAt: now }).where(isAt(place));
  const { siteId, conversation, messageId } = place;
  await tx
    .delete(messageImages)
    .where(
      and(
        eq(messageImages.siteId, siteId),
        eq(messageImages.conversationId, conversation),
        eq(messageImages.messageId, messageId),
      ),
    );
}

/** Puts the content of a removed message back. Returns the message; null when it no longer exists. */
export async function refillMessage(
  tx: Transaction,
  place: MessagePlace,
  { text, image }: TakenMessage,
): Promise<MessageRow | null> {
  const [row] = await tx
    .update(messages)
    .set({ text, image, removedAt: null })
    .where(and(isAt(place), isNotNull(messages.removedAt)))
    .returning();
  if (row && image)
    await tx.insert(messageImages).values({
      ...image,
      siteId: place.siteId,
      memberId: row.senderId,
      conversationId: place.conversation,
      messageId: place.messageId,
      createdAt: row.sentAt,
    });
  return row ?? null;
}

/** Empties a message in the event logs of all members, so that a tab that reads late does not get its content. */
export async function emptyInLogs(tx: Transaction, place: MessagePlace): Promise<void> {
  const { siteId, conversation } = place;
  const id = String(place.messageId);
  const empty = sql`'{"text":"","image":null,"removed":true}'::jsonb`;
  const isOfMembers = sql`${events.memberId} in (select ${participations.memberId} from ${participations}
    where ${participations.siteId} = ${siteId} and ${participations.conversationId} = ${conversation})`;
  const { data } = events;
  await tx
    .update(events)
    .set({ data: sql`(${data} - 'reference'::text) || ${empty}` })
    .where(
      and(
        eq(events.siteId, siteId),
        isOfMembers,
        eq(events.type, 'message'),
        sql`${data}->>'conversation' = ${conversation} and ${data}->>'id' = ${id}`,
      ),
    );
  await tx
    .update(events)
    .set({
      data: sql`jsonb_set(${data}, '{last_message}', ((${data}->'last_message') - 'reference'::text) || ${empty})`,
    })
    .where(
      and(
        eq(events.siteId, siteId),
        isOfMembers,
        eq(events.type, 'chat'),
        sql`${data}->'conversation'->>'id' = ${conversation} and ${data}->'last_message'->>'id' = ${id}`,
      ),
    );
}
