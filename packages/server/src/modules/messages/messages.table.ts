import type { MessageImage, MessageReference } from '@meetcute/contract';
import { bigint, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { conversations } from '../chats/chats.table.ts';
import { instantColumn, members } from '../members/members.table.ts';

/** Messages. Ids increase within a conversation; those of removed messages are missing. A client id is unique per sender. */
export const messages = pgTable(
  'messages',
  {
    siteId: text('site_id').notNull(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    id: bigint({ mode: 'number' }).notNull(),
    senderId: text('sender_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull(),
    text: text().notNull(),
    /** Data of the image for display. Its files are found through `message_images`. */
    image: jsonb().$type<MessageImage>(),
    /** Reference to what the message answers; null for nothing. Its content is read where it is. */
    reference: jsonb().$type<MessageReference>(),
    sentAt: instantColumn('sent_at').notNull(),
    /** Instant at which operators removed it; null for a message that is shown. A removed one is empty: `takedowns` has its content. */
    removedAt: instantColumn('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.id] }),
    uniqueIndex('messages_client_id').on(t.siteId, t.senderId, t.clientId),
  ],
);

/** A row of `messages`. */
export type MessageRow = typeof messages.$inferSelect;
