import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { chatItem, message, messagePage, messageText } from '../entities/chat.ts';
import { memberEvent } from '../entities/event.ts';
import { done, growingId, id, queryInt } from '../wire.ts';

export const chatCalls = {
  getChats: defineCall({
    name: 'getChats',
    summary: 'The chats of the member, newest first; polled.',
    method: 'GET',
    path: '/api/chats.php',
    answer: z.object({ chats: z.array(chatItem) }),
    errors: [],
    transport: 'json',
    origin: 'specification',
    auth: 'member',
  }),
  startChat: defineCall({
    name: 'startChat',
    summary:
      'Finds or starts the chat with a member. Changes state although it is a GET, so it is never prefetched.',
    method: 'GET',
    path: '/api/chat.php',
    query: z.strictObject({ profile: id }),
    answer: z.object({ id }),
    errors: ['not_found', 'birth_date_missing'],
    transport: 'json',
    origin: 'specification',
    auth: 'member',
  }),
  deleteChat: defineCall({
    name: 'deleteChat',
    summary:
      'Removes a conversation with its messages, for the member alone; only later messages bring it back.',
    method: 'DELETE',
    path: '/api/chat.php',
    payload: z.strictObject({ conversation: id }),
    answer: done,
    errors: ['not_found'],
    transport: 'json',
    origin: 'specification',
    auth: 'member',
  }),
  getMessages: defineCall({
    name: 'getMessages',
    summary: 'A page of a conversation: the newest one, or the one before or after a message id.',
    method: 'GET',
    path: '/api/messages.php',
    query: z.strictObject({
      conversation: id,
      before: z.optional(growingId),
      after: z.optional(growingId),
      limit: z.optional(queryInt(1, 100)),
    }),
    answer: messagePage,
    errors: ['not_found'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  sendMessage: defineCall({
    name: 'sendMessage',
    summary:
      'Sends a message exactly once for each client id; answers the stored message and the credits left.',
    method: 'POST',
    path: '/api/messages.php',
    payload: z.strictObject({ conversation: id, client_id: id, text: messageText }),
    answer: z.object({ message, credits: z.int() }),
    errors: ['not_found', 'no_credits', 'birth_date_missing', 'key_reused'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  readMessages: defineCall({
    name: 'readMessages',
    summary: 'Says up to which message a conversation was read.',
    method: 'PUT',
    path: '/api/messages.php',
    payload: z.strictObject({ conversation: id, read_until: growingId }),
    answer: done,
    errors: ['not_found'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  openEvents: defineCall({
    name: 'openEvents',
    summary: "The member's event log as server-sent events, resumable by the Last-Event-ID header.",
    method: 'GET',
    path: '/api/events.php',
    answer: memberEvent,
    errors: [],
    transport: 'stream',
    origin: 'extension',
    auth: 'member',
  }),
} as const;
