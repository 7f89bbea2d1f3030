import * as z from 'zod/mini';
import { MESSAGE_MAX } from '../limits.ts';
import { growingId, id, instant, text } from '../wire.ts';
import { profile } from './profile.ts';

/** What is written in a message; one that shows nothing is refused where no picture comes with it. */
export const messageText = text(MESSAGE_MAX);

/** A picture in a message; width and height in pixels are those of the large one. `openMessageImage` has its address. */
export const messageImage = z.object({ id, width: z.int(), height: z.int() });

/** A message; `id` grows within its conversation, `sender` is a profile id, `client_id` makes sending happen once. */
export const message = z.object({
  id: growingId,
  client_id: z.nullable(id),
  conversation: id,
  sender: id,
  text: z.string(),
  sent_at: instant,
  state: z.enum(['sent', 'delivered', 'read']),
  image: z.nullable(messageImage),
});

/** One line of the chat list; `updated_at` orders it. */
export const chatItem = z.object({
  conversation: z.object({ id }),
  profile,
  num_unread_messages: z.int(),
  last_message: z.nullable(message),
  updated_at: instant,
});

/**
 * Messages oldest first; `before` and `after` are cursors to older and newer pages, null at an end. `read_until` is how
 * far the other has read, `own_read_until` how far who asks has.
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
export type Message = z.output<typeof message>;
export type ChatItem = z.output<typeof chatItem>;
export type MessagePage = z.output<typeof messagePage>;
