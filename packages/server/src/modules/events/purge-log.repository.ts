import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { Recipient } from './append-events.repository.ts';
import { events } from './events.table.ts';

/** A member to remove from a log, and their conversation; null without one. */
export interface PurgeTarget {
  profile: string;
  conversation: string | null;
}

/**
 * Removes a member from another one's log. Each event about the member is replaced by a removal event under
 * the same id, so that ids have no gap and late readers reach the same state.
 */
export async function purgeFromLog(
  tx: Transaction,
  { siteId, memberId }: Recipient,
  { profile, conversation }: PurgeTarget,
): Promise<void> {
  const isOfMember = and(eq(events.siteId, siteId), eq(events.memberId, memberId));
  const isAbout = eq(sql`${events.data}->>'id'`, profile);
  const removal = JSON.stringify({ profile });
  for (const [type, instead] of [
    ['liked', 'unliked'],
    ['liked_by', 'liked_by_removed'],
  ] as const)
    await tx
      .update(events)
      .set({ type: instead, data: sql`${removal}::jsonb` })
      .where(and(isOfMember, eq(events.type, type), isAbout));
  if (conversation !== null) await purgeChatFromLog(tx, { siteId, memberId }, conversation);
  // The remaining notifications are about likes.
  const isNotification = and(
    eq(events.type, 'notification'),
    eq(sql`${events.data}->'profile'->>'id'`, profile),
  );
  await tx
    .update(events)
    .set({ type: 'liked_by_removed', data: sql`${removal}::jsonb` })
    .where(and(isOfMember, isNotification));
}

/** Removes the events of a conversation from a member's log, in the same way. */
export async function purgeChatFromLog(
  tx: Transaction,
  { siteId, memberId }: Recipient,
  conversation: string,
): Promise<void> {
  const isOfMember = and(eq(events.siteId, siteId), eq(events.memberId, memberId));
  const place = sql`coalesce(${events.data}->>'conversation', '')`;
  const isAboutMessages = and(
    inArray(events.type, ['message', 'notification', 'read', 'delivered']),
    eq(place, conversation),
  );
  const isListed = and(eq(events.type, 'chat'), eq(sql`${events.data}->'conversation'->>'id'`, conversation));
  const removalJson = JSON.stringify({ conversation });
  for (const which of [isAboutMessages, isListed])
    await tx
      .update(events)
      .set({ type: 'chat_removed', data: sql`${removalJson}::jsonb` })
      .where(and(isOfMember, which));
}
