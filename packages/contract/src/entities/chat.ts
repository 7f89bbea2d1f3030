import * as z from 'zod/mini';
import { MESSAGE_MAX } from '../limits.ts';
import { growingId, id, instant, text } from '../wire.ts';
import { image, profile } from './profile.ts';

export const messageText = text(MESSAGE_MAX, 1);

/** A message; `id` grows within its conversation, `sender` is a profile id, `client_id` makes sending happen once. */
export const message = z.object({
  id: growingId,
  client_id: z.nullable(id),
  conversation: id,
  sender: id,
  text: z.string(),
  sent_at: instant,
  state: z.enum(['sent', 'delivered', 'read']),
  image: z.nullable(image),
});

/** One line of the chat list; `updated_at` orders it. */
export const chatItem = z.object({
  conversation: z.object({ id }),
  profile,
  num_unread_messages: z.int(),
  last_message: z.nullable(message),
  updated_at: instant,
});

/** Messages oldest first; `before` and `after` are cursors to older and newer pages, null at an end. */
export const messagePage = z.object({
  messages: z.array(message),
  before: z.nullable(growingId),
  after: z.nullable(growingId),
  read_until: z.nullable(growingId),
  credits: z.int(),
});

export type Message = z.output<typeof message>;
export type ChatItem = z.output<typeof chatItem>;
export type MessagePage = z.output<typeof messagePage>;
