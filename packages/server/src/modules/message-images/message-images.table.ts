import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { conversations } from '../chats/chats.table.ts';
import { instantColumn, members } from '../members/members.table.ts';

/**
 * Pictures of messages. One belongs to who uploaded it until it is sent, once; from then on to its message, and goes with
 * the conversation. What a page of messages shows of it stands in the message too.
 */
export const messageImages = pgTable(
  'message_images',
  {
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Of the large picture, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Where it was sent; both null before. */
    conversationId: text('conversation_id').references(() => conversations.id, { onDelete: 'cascade' }),
    messageId: bigint('message_id', { mode: 'number' }),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    index('message_images_member').on(t.siteId, t.memberId),
    index('message_images_conversation').on(t.conversationId),
  ],
);

export type MessageImageRow = typeof messageImages.$inferSelect;
