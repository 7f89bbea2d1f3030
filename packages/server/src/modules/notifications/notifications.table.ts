import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { conversations } from '../chats/chats.table.ts';
import { instantColumn, members } from '../members/members.table.ts';

/**
 * Notifications of members. Separate from the event log, because they are kept longer and can be removed. Ids
 * increase, also within a member, whose row is locked during the insert. The member's
 * `notifications_read_until` is the read mark.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: text('site_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['message', 'like', 'match', 'account'] }).notNull(),
    /** The member it is about; null for account changes. */
    profileId: text('profile_id').references(() => members.id, { onDelete: 'cascade' }),
    conversationId: text('conversation_id').references(() => conversations.id, { onDelete: 'cascade' }),
    account: text({ enum: ['email_changed', 'password_changed', 'new_session', 'decision'] }),
    at: instantColumn('at').notNull(),
  },
  (t) => [
    index('notifications_member').on(t.siteId, t.memberId, t.id),
    index('notifications_profile').on(t.profileId),
    index('notifications_conversation').on(t.conversationId),
    index('notifications_at').on(t.siteId, t.at),
  ],
);

/** A row of `notifications`. */
export type NotificationRow = typeof notifications.$inferSelect;
