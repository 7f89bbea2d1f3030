import type { Message, MessagePage, Profile } from '@meetcute/contract';
import { compareIds } from '../ids.ts';

/** Kind of message that is the other member's first one in a conversation. */
export type MessageMoment = 'reply' | 'photo';

const none: ReadonlyMap<string, MessageMoment> = new Map();

type Received = Pick<Message, 'id' | 'sender' | 'image' | 'removed'>;

/**
 * Returns the messages by id that are the other member's first reply or first photo, among those after `readUntil`, how far
 * the viewer had read. None while older messages are not loaded, because an earlier one may be among them. None of a
 * fictional member, nor while the member is unknown (null).
 */
export function newMoments(
  { messages, before }: { messages: readonly Received[] } & Pick<MessagePage, 'before'>,
  readUntil: string | null,
  viewerId: string,
  other: Pick<Profile, 'fictional'> | null,
): ReadonlyMap<string, MessageMoment> {
  if (before !== null || !other || other.fictional) return none;
  const receivedMessages = messages.filter(({ sender }) => sender !== viewerId);
  const photo = receivedMessages.find(({ image }) => image);
  const reply = messages[0]?.sender === viewerId ? receivedMessages[0] : undefined;
  const isNew = ({ id }: Received) => readUntil === null || compareIds(id, readUntil) > 0;
  const moments = new Map<string, MessageMoment>();
  if (photo && isNew(photo)) moments.set(photo.id, 'photo');
  if (reply && isNew(reply) && !reply.removed) moments.set(reply.id, 'reply');
  return moments.size > 0 ? moments : none;
}
