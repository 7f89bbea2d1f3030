import * as z from 'zod/mini';
import { MESSAGE_MAX } from '../limits.ts';
import { growingId, id, instant, listCursor, text } from '../wire.ts';
import { profile } from './profile.ts';

/** Text of a message, up to `MESSAGE_MAX` characters. Rejected if it shows nothing and no image accompanies it. */
export const messageText = text(MESSAGE_MAX);

/**
 * Image of a message. Width and height are those of the large version in pixels. `openMessageImage` returns
 * the file.
 */
export const messageImage = z.object({ id, width: z.int(), height: z.int() });

/**
 * Reference of a message to a photo of the recipient by its id, a text of the recipient's profile by its field, or a message
 * of the same conversation by its id. It has no content: readers find that where it is, as far as they may see it.
 */
export const messageReference = z.object({ kind: z.enum(['photo', 'text', 'message']), id });

/**
 * Message. `id` grows within its conversation, `sender` is a profile id, and `client_id` makes sending idempotent. `reference` is
 * there if the message answers something. `removed` is true when the operators removed its content, which is then empty for both members.
 */
export const message = z.object({
  id: growingId,
  client_id: z.nullable(id),
  conversation: id,
  sender: id,
  text: z.string(),
  sent_at: instant,
  state: z.enum(['sent', 'delivered', 'read']),
  image: z.nullable(messageImage),
  reference: z.optional(messageReference),
  removed: z.optional(z.boolean()),
});

/** Entry of the chat list, ordered by `updated_at`. */
export const chatItem = z.object({
  conversation: z.object({ id }),
  profile,
  num_unread_messages: z.int(),
  last_message: z.nullable(message),
  updated_at: instant,
});

/** Cursor of the chat list. */
export const chatsCursor = listCursor('chats');

/**
 * Chat list, newest first. One with more entries than `LIST_PAGE` has the unread ones first and the cursor of
 * its next page.
 */
export const chatList = z.object({ chats: z.array(chatItem), before: z.optional(chatsCursor) });

/**
 * Page of messages, oldest first. `before` and `after` are cursors of older and newer pages, null at an end.
 * `read_until` is the read position of the other member, `own_read_until` that of the caller.
 */
export const messagePage = z.object({
  messages: z.array(message),
  before: z.nullable(growingId),
  after: z.nullable(growingId),
  read_until: z.nullable(growingId),
  own_read_until: z.nullable(growingId),
  credits: z.int(),
});

export type MessageImage = z.output<typeof messageImage>;
export type MessageReference = z.output<typeof messageReference>;
export type Message = z.output<typeof message>;
export type ChatItem = z.output<typeof chatItem>;
export type ChatList = z.output<typeof chatList>;
export type MessagePage = z.output<typeof messagePage>;
