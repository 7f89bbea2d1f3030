import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { conversations } from '../chats/chats.table.ts';
import { instantColumn, members } from '../members/members.table.ts';

/**
 * Images of messages. Until it is sent, an image belongs to its uploader. It can be sent once, then belongs
 * to its message and is removed with the conversation. The message stores a copy of the data that pages of
 * messages show.
 */
export const messageImages = pgTable(
  'message_images',
  {
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Width of the large version, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** The message in which it was sent; both null before. */
    conversationId: text('conversation_id').references(() => conversations.id, { onDelete: 'cascade' }),
    messageId: bigint('message_id', { mode: 'number' }),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    index('message_images_member').on(t.siteId, t.memberId),
    index('message_images_conversation').on(t.conversationId),
  ],
);

/** A row of `message_images`. */
export type MessageImageRow = typeof messageImages.$inferSelect;
