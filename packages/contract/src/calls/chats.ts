import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { chatList, chatsCursor, message, messageImage, messagePage, messageText } from '../entities/chat.ts';
import { memberEvent } from '../entities/event.ts';
import { LIST_PAGE } from '../limits.ts';
import { done, growingId, id, queryInt } from '../wire.ts';

/** Calls about conversations, messages and events. */
export const chatCalls = {
  getChats: defineCall({
    name: 'getChats',
    summary:
      "Returns the member's newest conversations, a page before a cursor, or one of them. Clients poll it.",
    method: 'GET',
    path: '/api/chats.php',
    query: z.strictObject({
      before: z.optional(chatsCursor),
      limit: z.optional(queryInt(1, LIST_PAGE)),
      conversation: z.optional(id),
    }),
    response: chatList,
    errors: [],
    transport: 'json',
    origin: 'specification',
    auth: 'member',
  }),
  startChat: defineCall({
    name: 'startChat',
    summary:
      'Finds or starts the conversation with a member. It is in no list until its first message. Never prefetch it: it is a GET that changes state.',
    method: 'GET',
    path: '/api/chat.php',
    query: z.strictObject({ profile: id }),
    response: z.object({ id }),
    errors: ['not_found', 'birth_date_missing'],
    transport: 'json',
    origin: 'specification',
    auth: 'member',
  }),
  deleteChat: defineCall({
    name: 'deleteChat',
    summary:
      'Deletes a conversation and its messages for the member alone. A later message brings the conversation back.',
    method: 'DELETE',
    path: '/api/chat.php',
    payload: z.strictObject({ conversation: id }),
    response: done,
    errors: ['not_found'],
    transport: 'json',
    origin: 'specification',
    auth: 'member',
  }),
  getMessages: defineCall({
    name: 'getMessages',
    summary: 'Returns a page of a conversation: the newest one, or the one before or after a message id.',
    method: 'GET',
    path: '/api/messages.php',
    query: z.strictObject({
      conversation: id,
      before: z.optional(growingId),
      after: z.optional(growingId),
      limit: z.optional(queryInt(1, 100)),
    }),
    response: messagePage,
    errors: ['not_found'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  sendMessage: defineCall({
    name: 'sendMessage',
    summary:
      'Sends a message with text, an uploaded image, or both, once per client id. Returns the stored message and the remaining credits.',
    method: 'POST',
    path: '/api/messages.php',
    payload: z.strictObject({
      conversation: id,
      client_id: id,
      text: messageText,
      image: z.optional(id),
    }),
    response: z.object({ message, credits: z.int() }),
    errors: ['not_found', 'no_credits', 'birth_date_missing', 'key_reused'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  uploadMessageImage: defineCall({
    name: 'uploadMessageImage',
    summary:
      'Uploads an image for one message (PNG or JPEG, 15 MB) in a part named file. Deleted after a day unless it is sent.',
    method: 'POST',
    path: '/api/messageimage.php',
    payload: z.object({ file: z.array(z.file()) }),
    response: z.object({ id, image: messageImage }),
    errors: ['forbidden', 'image_unreadable', 'too_many_images', 'key_reused'],
    transport: 'form',
    origin: 'extension',
    auth: 'member',
  }),
  openMessageImage: defineCall({
    name: 'openMessageImage',
    summary:
      'Returns the image of a message to the members of its conversation. The small size is at most 640 pixels wide; the default is large.',
    method: 'GET',
    path: '/api/messageimage.php',
    query: z.strictObject({ id, size: z.optional(z.enum(['small', 'large'])) }),
    response: z.file(),
    errors: ['not_found'],
    transport: 'navigate',
    origin: 'extension',
    auth: 'member',
  }),
  readMessages: defineCall({
    name: 'readMessages',
    summary: 'Marks a conversation as read up to a message.',
    method: 'PUT',
    path: '/api/messages.php',
    payload: z.strictObject({ conversation: id, read_until: growingId }),
    response: done,
    errors: ['not_found'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  sendTyping: defineCall({
    name: 'sendTyping',
    summary: 'Signals that the member is typing in a conversation. Send it at most once every three seconds.',
    method: 'POST',
    path: '/api/typing.php',
    payload: z.strictObject({ conversation: id }),
    response: done,
    errors: ['not_found', 'key_reused'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  openEvents: defineCall({
    name: 'openEvents',
    summary: "Streams the member's event log as server-sent events. The Last-Event-ID header resumes it.",
    method: 'GET',
    path: '/api/events.php',
    response: memberEvent,
    errors: [],
    transport: 'stream',
    origin: 'extension',
    auth: 'member',
  }),
} as const;
