import * as z from 'zod/mini';
import { growingId, id, instant } from '../wire.ts';
import { chatItem, message } from './chat.ts';
import { likeEntry } from './likes.ts';
import { user } from './user.ts';

const event = <T extends string, D extends z.ZodMiniType>(type: T, data: D) =>
  z.object({ id: growingId, type: z.literal(type), at: instant, data });

/**
 * One line of a member's ordered event log; ids count up by one for each member.
 * `reset` says that the cursor is too old or from the future: poll, then go on from its id.
 */
export const memberEvent = z.discriminatedUnion('type', [
  event('message', message),
  event('chat', chatItem),
  event('chat_removed', z.object({ conversation: id })),
  event('read', z.object({ conversation: id, reader: id, read_until: growingId })),
  event('liked_by', likeEntry),
  event('liked_by_removed', z.object({ profile: id })),
  event('liked', likeEntry),
  event('unliked', z.object({ profile: id })),
  event('user', user),
  event('reset', z.object({})),
]);

export type MemberEvent = z.output<typeof memberEvent>;
