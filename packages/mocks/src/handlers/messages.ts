import { MESSAGES_PAGE, type Message, type MessageReference } from '@meetcute/contract';
import { isSameReference, messageProblem, referencedIn } from '@meetcute/core';
import { memberOf, WorldError, type Context, type Handlers } from '../context.ts';
import { removeForConversation } from '../notify.ts';
import { append, arrive, chatItemOf, isReadShownTo, profileFor, userOf, visibleMessages } from '../views.ts';
import type { World } from '../world.ts';
import type { Conversation, Member, StoredMessageImage } from '../records.ts';
import { changeCredits } from '../wallet.ts';
import { contact } from './members.ts';
import { findConversation, appendReadEvents, readPrice, newestId, deliver } from '../conversations.ts';

/** Returns the message that a member sent with a client ID, in any conversation. */
const sentBefore = (world: World, { profile }: Member, clientId: string): Message | undefined =>
  [...world.conversations.values()]
    .flatMap(({ messages }) => messages)
    .find(({ client_id, sender }) => client_id === clientId && sender === profile.id);

/** Returns an image that a member uploaded and has not sent. Throws `bad_request` for any other. */
function unsentBy(world: World, { profile }: Member, id: string): StoredMessageImage {
  const picture = world.messageImages.get(id);
  if (picture?.owner === profile.id && picture.sentIn === null) return picture;
  throw new WorldError('bad_request', { image: 'not_found' });
}

/** Throws `bad_request` for a reference to anything that the sender does not see. */
function requireSeen(world: World, member: Member, conversation: Conversation, reference: MessageReference) {
  const { id } = member.profile;
  const other = world.members.get(conversation.members.find((each) => each !== id) ?? '');
  const isSeen =
    reference.kind === 'message'
      ? visibleMessages(world, conversation, id).some((each) => each.id === reference.id && !each.removed)
      : other && referencedIn(profileFor(world, other, member), reference, world.settings);
  if (!isSeen) throw new WorldError('bad_request', { reference: 'not_found' });
}

function pay(world: World, member: Member, other: string, conversation: Conversation): void {
  const price = readPrice(world, member);
  if (member.credits < price) throw new WorldError('no_credits');
  if (price === 0) return;
  changeCredits(world, member, -price, {
    kind: 'message',
    other,
    message: String(newestId(conversation) + 1),
  });
  append(world, member.profile.id, 'user', userOf(world, member));
}

function messagePageOf(all: readonly Message[], query: Context<'getMessages'>['query']) {
  const limit = query.limit ?? MESSAGES_PAGE;
  const { before, after } = query;
  const fits = ({ id }: Message) =>
    (before === undefined || BigInt(id) < BigInt(before)) &&
    (after === undefined || BigInt(id) > BigInt(after));
  const matches = all.filter(fits);
  const messages = after === undefined ? matches.slice(-limit) : matches.slice(0, limit);
  const first = messages[0];
  const last = messages.at(-1);
  return {
    messages,
    before: first && first !== all[0] ? first.id : null,
    after: last && last !== all.at(-1) ? last.id : null,
  };
}

export const messageHandlers = {
  getMessages({ world, viewer, query }) {
    const member = memberOf(viewer);
    const conversation = findConversation(world, member, query.conversation);
    const other = conversation.members.find((id) => id !== member.profile.id) ?? '';
    const page = messagePageOf(visibleMessages(world, conversation, member.profile.id), query);
    arrive(world, member.profile.id, page.messages);
    return {
      ...page,
      read_until: (isReadShownTo(world, member) && conversation.readUntil[other]) || null,
      own_read_until: conversation.readUntil[member.profile.id] ?? null,
      credits: member.credits,
    };
  },

  sendMessage({ world, viewer, payload }) {
    const member = memberOf(viewer);
    const { text, client_id: clientId, image: imageId, reference } = payload;
    const problem = messageProblem(payload, world.settings);
    if (problem) throw new WorldError('bad_request', problem);
    const conversation = findConversation(world, member, payload.conversation);
    const sentMessage = sentBefore(world, member, clientId);
    // A removed message is empty, and sending it again must neither fail nor bring it back.
    const isSame =
      sentMessage?.removed ||
      (sentMessage?.text === text &&
        sentMessage.image?.id === imageId &&
        isSameReference(sentMessage.reference, reference));
    if (sentMessage && (sentMessage.conversation !== conversation.id || !isSame))
      throw new WorldError('key_reused');
    if (sentMessage) return { message: sentMessage, credits: member.credits };
    const other = conversation.members.find((id) => id !== member.profile.id) ?? '';
    contact(world, member, other);
    if (reference) requireSeen(world, member, conversation, reference);
    const picture = imageId === undefined ? null : unsentBy(world, member, imageId);
    pay(world, member, other, conversation);
    const message = deliver(world, conversation, member.profile.id, text, clientId, {
      image: picture?.image,
      reference,
    });
    if (picture) Object.assign(picture, { sentIn: conversation.id, message: message.id });
    return { message, credits: member.credits };
  },

  readMessages({ world, viewer, payload }) {
    const member = memberOf(viewer);
    const conversation = findConversation(world, member, payload.conversation);
    const reader = member.profile.id;
    const newest = BigInt(conversation.messages.at(-1)?.id ?? '0');
    const readPosition = BigInt(payload.read_until) > newest ? newest : BigInt(payload.read_until);
    if (readPosition <= BigInt(conversation.readUntil[reader] ?? '0')) return { done: true as const };
    conversation.readUntil[reader] = String(readPosition);
    const deliveredPosition = conversation.deliveredUntil?.[reader] ?? '0';
    if (BigInt(deliveredPosition) < readPosition)
      conversation.deliveredUntil = { ...conversation.deliveredUntil, [reader]: String(readPosition) };
    appendReadEvents(world, conversation, reader, String(readPosition), deliveredPosition);
    const item = chatItemOf(world, conversation, member);
    // Reading after the chat was deleted does not restore it.
    if (item?.last_message && !conversation.hiddenFor.has(reader)) append(world, reader, 'chat', item);
    if (item?.num_unread_messages === 0) removeForConversation(world, reader, conversation.id);
    return { done: true as const };
  },
} satisfies Handlers;
