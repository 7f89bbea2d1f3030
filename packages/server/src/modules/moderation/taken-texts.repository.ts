import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/database.ts';
import { participations } from '../chats/chats.table.ts';
import { events } from '../events/events.table.ts';
import { likes } from '../likes/likes.table.ts';
import { members } from '../members/members.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { reports } from '../reports/reports.table.ts';
import type { TextColumns } from './texts.rules.ts';

/** A member of a site. */
interface Place {
  siteId: string;
  memberId: string;
}

/** Changes texts of a member, also of a deleted account, whose member can return within the grace period. */
export async function setTexts(
  tx: Transaction,
  { siteId, memberId }: Place,
  columns: Partial<TextColumns>,
): Promise<void> {
  await tx
    .update(members)
    .set(columns)
    .where(and(eq(members.siteId, siteId), eq(members.id, memberId)));
}

/** Replaces a name in the reports about a member, whose senders read it in their list. */
export async function renameInReports(
  tx: Transaction,
  { siteId, memberId }: Place,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .update(reports)
    .set({ profileName: to })
    .where(and(eq(reports.siteId, siteId), eq(reports.profileId, memberId), eq(reports.profileName, from)));
}

/**
 * Members whose event logs may contain the profile of a member: those who have a conversation, a like or a notification,
 * and those whom the member's own log names, such as after a like that was taken back.
 */
const aroundOf = (tx: Transaction, { siteId, memberId }: Place) => {
  const isLikeOfMember = or(
    and(eq(likes.siteId, siteId), eq(likes.likedId, memberId)),
    and(eq(likes.siteId, siteId), eq(likes.likerId, memberId)),
  );
  const namedId = sql<string>`coalesce(${events.data}->>'profile', ${events.data}->>'id')`;
  return union(
    tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)),
    tx
      .select({ id: participations.memberId })
      .from(participations)
      .where(eq(participations.otherId, memberId)),
    tx
      .select({
        id: sql<string>`case when ${likes.likerId} = ${memberId} then ${likes.likedId} else ${likes.likerId} end`,
      })
      .from(likes)
      .where(isLikeOfMember),
    tx
      .select({ id: notifications.memberId })
      .from(notifications)
      .where(eq(notifications.profileId, memberId)),
    tx
      .select({ id: namedId })
      .from(events)
      .where(
        and(
          eq(events.memberId, memberId),
          inArray(events.type, ['liked', 'unliked', 'liked_by', 'liked_by_removed']),
        ),
      ),
  );
};

/** Path of a field in a profile as the API sends it. */
const pathOf = (field: string): string[] =>
  field === 'name' || field === 'city' ? [field] : ['personal', field];

/** Replaces a text of a member in all event logs, so that a tab that reads late does not get it. */
export async function replaceInLogs(
  tx: Transaction,
  place: Place & { field: string },
  text: string | null,
): Promise<void> {
  // The logs of a profile that thousands have written to take longer than other statements may.
  await tx.execute(sql`set local statement_timeout = 0`);
  const { siteId, memberId, field } = place;
  const { data } = events;
  const nestedProfile = sql`${data}->'profile'`;
  const places: [('liked' | 'liked_by' | 'chat' | 'notification' | 'user')[], SQL, string[]][] = [
    [['liked', 'liked_by'], sql`${data}`, pathOf(field)],
    [['chat', 'notification', 'user'], nestedProfile, ['profile', ...pathOf(field)]],
  ];
  for (const [types, profile, keys] of places) {
    const path = sql`array[${sql.join(
      keys.map((key) => sql`${key}`),
      sql`, `,
    )}]::text[]`;
    await tx
      .update(events)
      .set({ data: sql`jsonb_set(${data}, ${path}, ${JSON.stringify(text)}::jsonb)` })
      .where(
        and(
          eq(events.siteId, siteId),
          inArray(events.memberId, aroundOf(tx, place)),
          inArray(events.type, types),
          sql`${profile}->>'id' = ${memberId}`,
          sql`${data} #>> ${path} is not null`,
        ),
      );
  }
}
