import type { Message, MessageImage, MessageReference } from '@meetcute/contract';
import { readMessagePrice } from '@meetcute/core';
import { WorldError } from './context.ts';
import { removeForConversation, notify } from './notify.ts';
import { append, chatItemOf, isReadShownTo } from './views.ts';
import type { World } from './world.ts';
import type { Conversation, Member } from './records.ts';
import { meet } from './handlers/members.ts';

/**
 * Returns the viewer's conversation with an existing member. Throws `not_found` for any other, as for an
 * unknown one.
 */
export function findConversation(world: World, viewer: Member, id: string): Conversation {
  const conversation = world.conversations.get(id);
  if (!conversation?.members.includes(viewer.profile.id)) throw new WorldError('not_found');
  for (const other of conversation.members) if (other !== viewer.profile.id) meet(world, viewer, other);
  return conversation;
}

export function appendChatEvent(
  world: World,
  conversation: Conversation,
  readers: readonly string[] = conversation.members,
) {
  for (const id of readers) {
    const item = chatItemOf(world, conversation, world.members.get(id)!);
    if (item?.last_message && !conversation.hiddenFor.has(id)) append(world, id, 'chat', item);
  }
}

/**
 * Appends the events of reading up to a message. Without read receipts its sender only learns that the message
 * was delivered, and nothing if it was `deliveredPosition` that far already.
 */
export function appendReadEvents(
  world: World,
  { id, members }: Conversation,
  reader: string,
  readPosition: string,
  deliveredPosition: string | null,
): void {
  const place = { conversation: id, reader };
  for (const member of members)
    if (member === reader || isReadShownTo(world, world.members.get(member)!))
      append(world, member, 'read', { ...place, read_until: readPosition });
    else if (deliveredPosition === null || BigInt(deliveredPosition) < BigInt(readPosition))
      append(world, member, 'delivered', { ...place, delivered_until: readPosition });
}

export const readPrice = ({ settings, now }: World, { premiumUntil }: Member): number =>
  readMessagePrice({ premium_until: premiumUntil }, settings, now());

/** Returns the id of the newest message of a conversation, even if it was removed. */
export const newestId = ({ messages, removedUntil }: Conversation): number =>
  Math.max(Number(messages.at(-1)?.id ?? 0), Number(removedUntil ?? 0));

/** Parts of a message beside its text. Default for each: nothing. */
export interface MessageExtras {
  image?: MessageImage | null | undefined;
  reference?: MessageReference | undefined;
}

/** Adds a message to a conversation and notifies both members. Stories and replies use it too. */
export function deliver(
  world: World,
  conversation: Conversation,
  sender: string,
  text: string,
  clientId: string | null,
  { image = null, reference }: MessageExtras = {},
): Message {
  const message: Message = {
    id: String(newestId(conversation) + 1),
    client_id: clientId,
    conversation: conversation.id,
    sender,
    text,
    sent_at: world.now().toISOString(),
    state: 'sent',
    image,
    ...(reference && { reference }),
  };
  // Replying marks earlier messages as read; the sender's own messages are known to them.
  const hasUnread = Number(conversation.readUntil[sender] ?? 0) < newestId(conversation);
  conversation.messages = [...conversation.messages, message];
  conversation.readUntil[sender] = message.id;
  conversation.hiddenFor.clear();
  if (hasUnread) appendReadEvents(world, conversation, sender, message.id, null);
  for (const id of conversation.members) append(world, id, 'message', message);
  appendChatEvent(world, conversation);
  removeForConversation(world, sender, conversation.id);
  for (const id of conversation.members)
    if (id !== sender) notify(world, id, { kind: 'message', about: sender, conversation: conversation.id });
  return message;
}
