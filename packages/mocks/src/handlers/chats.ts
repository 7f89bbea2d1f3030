import { LIST_PAGE, MESSAGES_PAGE, type Message, type MessageImage } from '@meetcute/contract';
import {
  chatPlaceOf,
  comparePlaces,
  messageCost,
  messageProblem,
  pageOf,
  readCursor,
  sortChats,
} from '@meetcute/core';
import { memberOf, WorldError, type Context, type Handlers } from '../context.ts';
import { removeForConversation, notify } from '../notify.ts';
import { append, arrive, chatItemOf, isReadShownTo, userOf, visibleMessages, withoutChat } from '../views.ts';
import type { Conversation, Member, StoredMessageImage, World } from '../world.ts';
import { eventStream } from './events.ts';
import { changeCredits } from '../wallet.ts';
import { contact, meet } from './members.ts';

/**
 * Returns the viewer's conversation with an existing member. Throws `not_found` for any other, as for an
 * unknown one.
 */
function conversationOf(world: World, viewer: Member, id: string): Conversation {
  const conversation = world.conversations.get(id);
  if (!conversation?.members.includes(viewer.profile.id)) throw new WorldError('not_found');
  for (const other of conversation.members) if (other !== viewer.profile.id) meet(world, viewer, other);
  return conversation;
}

const pairOf = (world: World, a: string, b: string) =>
  [...world.conversations.values()].find(({ members }) => members.includes(a) && members.includes(b));

/** Returns the message that a member sent with a client ID, in any conversation. */
const sentBefore = (world: World, { profile }: Member, clientId: string): Message | undefined =>
  [...world.conversations.values()]
    .flatMap(({ messages }) => messages)
    .find(({ client_id, sender }) => client_id === clientId && sender === profile.id);

function appendChatEvent(
  world: World,
  conversation: Conversation,
  readers: readonly string[] = conversation.members,
) {
  for (const id of readers) {
    const item = chatItemOf(world, conversation, world.members.get(id)!);
    if (item && !conversation.hiddenFor.has(id)) append(world, id, 'chat', item);
  }
}

/** Returns an image that a member uploaded and has not sent. Throws `bad_request` for any other. */
function unsentBy(world: World, { profile }: Member, id: string): StoredMessageImage {
  const picture = world.messageImages.get(id);
  if (picture?.owner === profile.id && picture.sentIn === null) return picture;
  throw new WorldError('bad_request', { image: 'not_found' });
}

/**
 * Appends the events of reading up to a message. Without read receipts its sender only learns that the message
 * was delivered, and nothing if it was `delivered` that far already.
 */
function appendReadEvents(
  world: World,
  { id, members }: Conversation,
  reader: string,
  until: string,
  delivered: string | null,
): void {
  const place = { conversation: id, reader };
  for (const member of members)
    if (member === reader || isReadShownTo(world, world.members.get(member)!))
      append(world, member, 'read', { ...place, read_until: until });
    else if (delivered === null || BigInt(delivered) < BigInt(until))
      append(world, member, 'delivered', { ...place, delivered_until: until });
}

const costOf = ({ settings, now }: World, { premiumUntil }: Member): number =>
  messageCost({ premium_until: premiumUntil }, settings, now());

/** Returns the id of the newest message of a conversation, even if it was removed. */
const newestId = ({ messages, removedUntil }: Conversation): number =>
  Math.max(Number(messages.at(-1)?.id ?? 0), Number(removedUntil ?? 0));

function pay(world: World, member: Member, other: string, conversation: Conversation): void {
  const cost = costOf(world, member);
  if (member.credits < cost) throw new WorldError('no_credits');
  if (cost === 0) return;
  changeCredits(world, member, -cost, {
    kind: 'message',
    other,
    message: String(newestId(conversation) + 1),
  });
  append(world, member.profile.id, 'user', userOf(world, member));
}

/** Adds a message to a conversation and notifies both members. Stories and replies use it too. */
export function deliver(
  world: World,
  conversation: Conversation,
  sender: string,
  text: string,
  clientId: string | null,
  image: MessageImage | null = null,
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

function messagePageOf(all: readonly Message[], query: Context<'getMessages'>['query']) {
  const limit = query.limit ?? MESSAGES_PAGE;
  const { before, after } = query;
  const fits = ({ id }: Message) =>
    (before === undefined || BigInt(id) < BigInt(before)) &&
    (after === undefined || BigInt(id) > BigInt(after));
  const found = all.filter(fits);
  const messages = after === undefined ? found.slice(-limit) : found.slice(0, limit);
  const first = messages[0];
  const last = messages.at(-1);
  return {
    messages,
    before: first && first !== all[0] ? first.id : null,
    after: last && last !== all.at(-1) ? last.id : null,
  };
}

export const chatHandlers = {
  getChats({ world, viewer, query }) {
    const member = memberOf(viewer);
    const own = [...world.conversations.values()].filter(
      ({ members, hiddenFor }) => members.includes(member.profile.id) && !hiddenFor.has(member.profile.id),
    );
    const { before: cursor, limit = world.listPage ?? LIST_PAGE, conversation } = query;
    const after = cursor === undefined ? null : readCursor(cursor).place;
    const items = own
      .filter(({ id }) => conversation === undefined || id === conversation)
      .map((each) => chatItemOf(world, each, member))
      .filter((item) => item !== null)
      .filter((item) => after === null || comparePlaces(after, chatPlaceOf(item)) < 0)
      .toSorted((a, b) => comparePlaces(chatPlaceOf(a), chatPlaceOf(b)));
    const { page, before } = pageOf(items, limit, { list: 'chats', placeOf: chatPlaceOf });
    const chats = [...sortChats(page)];
    arrive(
      world,
      member.profile.id,
      chats.flatMap(({ last_message: last }) => last ?? []),
    );
    return { chats, ...(before !== undefined && { before }) };
  },

  startChat({ world, viewer, query }) {
    const member = memberOf(viewer);
    const known = pairOf(world, member.profile.id, query.profile);
    if (!known) contact(world, member, query.profile);
    else {
      meet(world, member, query.profile);
      if (!known.hiddenFor.delete(member.profile.id)) return { id: known.id };
      known.restartedAt = { ...known.restartedAt, [member.profile.id]: world.now().toISOString() };
      appendChatEvent(world, known, [member.profile.id]);
      return { id: known.id };
    }
    const conversation: Conversation = {
      id: world.nextId('chat-'),
      members: [member.profile.id, query.profile],
      messages: [],
      hiddenFor: new Set([query.profile]),
      readUntil: {},
      createdAt: world.now().toISOString(),
    };
    world.conversations.set(conversation.id, conversation);
    appendChatEvent(world, conversation, [member.profile.id]);
    return { id: conversation.id };
  },

  deleteChat({ world, viewer, payload }) {
    const { id } = memberOf(viewer).profile;
    const conversation = conversationOf(world, memberOf(viewer), payload.conversation);
    if (conversation.hiddenFor.has(id)) return { done: true as const };
    conversation.hiddenFor.add(id);
    const newest = conversation.messages.at(-1)?.id ?? '0';
    conversation.clearedUntil = { ...conversation.clearedUntil, [id]: newest };
    const log = world.events.get(id) ?? [];
    world.events.set(
      id,
      log.map((event) => withoutChat(event, conversation.id)),
    );
    append(world, id, 'chat_removed', { conversation: conversation.id });
    removeForConversation(world, id, conversation.id);
    return { done: true as const };
  },

  sendTyping({ world, viewer, payload }) {
    const member = memberOf(viewer);
    const { id } = member.profile;
    const conversation = conversationOf(world, member, payload.conversation);
    const other = conversation.members.find((each) => each !== id) ?? '';
    const canSend = member.credits >= costOf(world, member);
    const data = { conversation: conversation.id, profile: id };
    // A member without messages in the conversation, or who cannot get any, receives no typing signal.
    if (canSend && !conversation.hiddenFor.has(other))
      for (const listener of world.listeners) listener(other, { type: 'typing', data });
    return { done: true as const };
  },

  getMessages({ world, viewer, query }) {
    const member = memberOf(viewer);
    const conversation = conversationOf(world, member, query.conversation);
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
    const { text, client_id: clientId, image: imageId } = payload;
    const problem = messageProblem(payload, world.settings);
    if (problem) throw new WorldError('bad_request', problem);
    const conversation = conversationOf(world, member, payload.conversation);
    const known = sentBefore(world, member, clientId);
    // A removed message is empty, and sending it again must neither fail nor bring it back.
    const isSame = known?.removed || (known?.text === text && known.image?.id === imageId);
    if (known && (known.conversation !== conversation.id || !isSame)) throw new WorldError('key_reused');
    if (known) return { message: known, credits: member.credits };
    const other = conversation.members.find((id) => id !== member.profile.id) ?? '';
    contact(world, member, other);
    const picture = imageId === undefined ? null : unsentBy(world, member, imageId);
    pay(world, member, other, conversation);
    const message = deliver(world, conversation, member.profile.id, text, clientId, picture && picture.image);
    if (picture) Object.assign(picture, { sentIn: conversation.id, message: message.id });
    return { message, credits: member.credits };
  },

  readMessages({ world, viewer, payload }) {
    const member = memberOf(viewer);
    const conversation = conversationOf(world, member, payload.conversation);
    const reader = member.profile.id;
    const newest = BigInt(conversation.messages.at(-1)?.id ?? '0');
    const until = BigInt(payload.read_until) > newest ? newest : BigInt(payload.read_until);
    if (until <= BigInt(conversation.readUntil[reader] ?? '0')) return { done: true as const };
    conversation.readUntil[reader] = String(until);
    const delivered = conversation.deliveredUntil?.[reader] ?? '0';
    if (BigInt(delivered) < until)
      conversation.deliveredUntil = { ...conversation.deliveredUntil, [reader]: String(until) };
    appendReadEvents(world, conversation, reader, String(until), delivered);
    const item = chatItemOf(world, conversation, member);
    // Reading after the chat was deleted does not restore it.
    if (item && !conversation.hiddenFor.has(reader)) append(world, reader, 'chat', item);
    if (item?.num_unread_messages === 0) removeForConversation(world, reader, conversation.id);
    return { done: true as const };
  },

  openEvents: ({ world, viewer, session, request }) =>
    eventStream(world, { member: memberOf(viewer).profile.id, session: session ?? '' }, request),
} satisfies Handlers;
