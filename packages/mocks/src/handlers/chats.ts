import { MESSAGES_PAGE, type Message } from '@meetcute/contract';
import { memberOf, WorldError, type Context, type Handlers } from '../context.ts';
import { append, chatItemOf, userOf, visibleMessages, withoutChat } from '../views.ts';
import type { Conversation, Member, World } from '../world.ts';
import { eventStream } from './events.ts';
import { contact, meet } from './members.ts';

/** A conversation of the viewer's with somebody who is there. Throws `not_found` for any other, as if it did not exist. */
function conversationOf(world: World, viewer: Member, id: string): Conversation {
  const conversation = world.conversations.get(id);
  if (!conversation?.members.includes(viewer.profile.id)) throw new WorldError('not_found');
  for (const other of conversation.members) if (other !== viewer.profile.id) meet(world, viewer, other);
  return conversation;
}

const pairOf = (world: World, a: string, b: string) =>
  [...world.conversations.values()].find(({ members }) => members.includes(a) && members.includes(b));

/** What a member sent under a client id, in whichever conversation. */
const sentBefore = (world: World, { profile }: Member, clientId: string): Message | undefined =>
  [...world.conversations.values()]
    .flatMap(({ messages }) => messages)
    .find(({ client_id, sender }) => client_id === clientId && sender === profile.id);

function tellChat(world: World, conversation: Conversation): void {
  for (const id of conversation.members) {
    const item = chatItemOf(world, conversation, world.members.get(id)!);
    if (item && !conversation.hiddenFor.has(id)) append(world, id, 'chat', item);
  }
}

function pay(world: World, member: Member): void {
  const cost = world.settings.message_credits;
  if (member.credits < cost) throw new WorldError('no_credits');
  if (cost === 0) return;
  member.credits -= cost;
  append(world, member.profile.id, 'user', userOf(world, member));
}

/** Puts a message into a conversation and tells both; used by stories and replies too. */
export function deliver(
  world: World,
  conversation: Conversation,
  sender: string,
  text: string,
  clientId: string | null,
): Message {
  const message: Message = {
    id: String(conversation.messages.length + 1),
    client_id: clientId,
    conversation: conversation.id,
    sender,
    text,
    sent_at: world.now().toISOString(),
    state: 'sent',
    image: null,
  };
  conversation.messages = [...conversation.messages, message];
  conversation.readUntil[sender] = message.id;
  conversation.hiddenFor.clear();
  for (const id of conversation.members) append(world, id, 'message', message);
  tellChat(world, conversation);
  return message;
}

function pageOf(all: readonly Message[], query: Context<'getMessages'>['query']) {
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
  getChats({ world, viewer }) {
    const member = memberOf(viewer);
    const mine = [...world.conversations.values()].filter(
      ({ members, hiddenFor }) => members.includes(member.profile.id) && !hiddenFor.has(member.profile.id),
    );
    const chats = mine.map((each) => chatItemOf(world, each, member)).filter((item) => item !== null);
    return { chats: chats.sort((a, b) => b.updated_at.localeCompare(a.updated_at)) };
  },

  startChat({ world, viewer, query }) {
    const member = memberOf(viewer);
    const known = pairOf(world, member.profile.id, query.profile);
    if (!known) contact(world, member, query.profile);
    else {
      meet(world, member, query.profile);
      if (known.hiddenFor.delete(member.profile.id))
        known.restartedAt = { ...known.restartedAt, [member.profile.id]: world.now().toISOString() };
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
    return { done: true as const };
  },

  getMessages({ world, viewer, query }) {
    const member = memberOf(viewer);
    const conversation = conversationOf(world, member, query.conversation);
    const other = conversation.members.find((id) => id !== member.profile.id) ?? '';
    return {
      ...pageOf(visibleMessages(conversation, member.profile.id), query),
      read_until: conversation.readUntil[other] ?? null,
      credits: member.credits,
    };
  },

  sendMessage({ world, viewer, payload }) {
    const member = memberOf(viewer);
    const { text, client_id: clientId } = payload;
    if (text.trim() === '') throw new WorldError('bad_request', { text: 'too_small' });
    const conversation = conversationOf(world, member, payload.conversation);
    const known = sentBefore(world, member, clientId);
    if (known && (known.conversation !== conversation.id || known.text !== text))
      throw new WorldError('key_reused');
    if (known) return { message: known, credits: member.credits };
    const other = conversation.members.find((id) => id !== member.profile.id) ?? '';
    contact(world, member, other);
    pay(world, member);
    const message = deliver(world, conversation, member.profile.id, text, clientId);
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
    const data = { conversation: conversation.id, reader, read_until: String(until) };
    for (const id of conversation.members) append(world, id, 'read', data);
    const item = chatItemOf(world, conversation, member);
    if (item) append(world, reader, 'chat', item);
    return { done: true as const };
  },

  openEvents: ({ world, viewer, session, request }) =>
    eventStream(world, { member: memberOf(viewer).profile.id, session: session ?? '' }, request),
} satisfies Handlers;
