import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';

/**
 * One conversation per pair of members. `first_id` is the lower of the two ids, so that a pair is unique.
 * `last_message_id` increases by one per message, under this row's lock.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    firstId: text('first_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    secondId: text('second_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    lastMessageId: bigint('last_message_id', { mode: 'number' }).notNull().default(0),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [uniqueIndex('conversations_pair').on(t.siteId, t.firstId, t.secondId)],
);

/**
 * One member's side of a conversation. It is in the member's list while `is_listed` and once it has a message, read up to `read_until`,
 * delivered to one of its browsers up to `delivered_until`, and deleted up to `cleared_until`. The three ids
 * only increase. Deleting affects one side only. `newest_id` is the newest message of the conversation, so that
 * the index knows which conversations are unread.
 */
export const participations = pgTable(
  'participations',
  {
    siteId: text('site_id').notNull(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    otherId: text('other_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    isListed: boolean('is_listed').notNull(),
    readUntil: bigint('read_until', { mode: 'number' }).notNull().default(0),
    deliveredUntil: bigint('delivered_until', { mode: 'number' }).notNull().default(0),
    clearedUntil: bigint('cleared_until', { mode: 'number' }).notNull().default(0),
    newestId: bigint('newest_id', { mode: 'number' }).notNull().default(0),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.memberId] }),
    index('participations_list').on(
      t.siteId,
      t.memberId,
      t.isListed,
      sql`(newest_id > greatest(read_until, cleared_until))`,
      t.updatedAt,
      t.conversationId,
    ),
    index('participations_other').on(t.otherId),
  ],
);

/** A row of `participations`. */
export type Participation = typeof participations.$inferSelect;
