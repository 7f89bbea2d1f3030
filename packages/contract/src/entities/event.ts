import * as z from 'zod/mini';
import { growingId, id, instant } from '../wire.ts';
import { notification } from './notification.ts';
import { chatItem, message } from './chat.ts';
import { likeEntry } from './likes.ts';
import { transaction } from './order.ts';
import { user } from './user.ts';

const event = <T extends string, D extends z.ZodMiniType>(type: T, data: D) =>
  z.object({ id: growingId, type: z.literal(type), at: instant, data });

/**
 * Entry of a member's ordered event log. Ids count up by one per member. `reset` means the cursor is too old
 * or in the future: poll, then continue from its id.
 */
export const memberEvent = z.discriminatedUnion('type', [
  event('message', message),
  event('chat', chatItem),
  event('chat_removed', z.object({ conversation: id })),
  event('read', z.object({ conversation: id, reader: id, read_until: growingId })),
  event('delivered', z.object({ conversation: id, reader: id, delivered_until: growingId })),
  event('liked_by', likeEntry),
  event('liked_by_removed', z.object({ profile: id })),
  event('liked', likeEntry),
  event('unliked', z.object({ profile: id })),
  event('notification', notification),
  event('notifications_read', z.object({ read_until: growingId })),
  event('transaction', transaction),
  event('user', user),
  event('reset', z.object({})),
]);

/**
 * Short-lived signal outside the event log, sent over the stream without an id and lost without a listener.
 * `typing` means that a profile is typing in a conversation; it expires after six seconds.
 */
export const memberSignal = z.object({
  type: z.literal('typing'),
  data: z.object({ conversation: id, profile: id }),
});

export type MemberSignal = z.output<typeof memberSignal>;
export type MemberEvent = z.output<typeof memberEvent>;
