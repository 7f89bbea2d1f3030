import { LIST_PAGE } from '@meetcute/contract';
import { chatPlaceOf, comparePlaces, pageOf, readCursor, sortChats } from '@meetcute/core';
import { memberOf, type Handlers } from '../context.ts';
import { removeForConversation } from '../notify.ts';
import { append, arrive, chatItemOf, withoutChat } from '../views.ts';
import type { World } from '../world.ts';
import type { Conversation } from '../records.ts';
import { eventStream } from './events.ts';
import { contact, meet } from './members.ts';
import { findConversation, readPrice } from '../conversations.ts';

const pairOf = (world: World, a: string, b: string) =>
  [...world.conversations.values()].find(({ members }) => members.includes(a) && members.includes(b));

export const chatHandlers = {
  getChats({ world, viewer, query }) {
    const member = memberOf(viewer);
    const conversations = [...world.conversations.values()].filter(
      ({ members, hiddenFor }) => members.includes(member.profile.id) && !hiddenFor.has(member.profile.id),
    );
    const { before: cursor, limit = world.listPage ?? LIST_PAGE, conversation } = query;
    const cursorPlace = cursor === undefined ? null : readCursor(cursor).place;
    const items = conversations
      .filter(({ id }) => conversation === undefined || id === conversation)
      .map((each) => chatItemOf(world, each, member))
      .filter((item) => item !== null)
      // An empty conversation is in no list, and found by its id.
      .filter(({ last_message: last }) => conversation !== undefined || last !== null)
      .filter((item) => cursorPlace === null || comparePlaces(cursorPlace, chatPlaceOf(item)) < 0)
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
    const existingChat = pairOf(world, member.profile.id, query.profile);
    if (!existingChat) contact(world, member, query.profile);
    else {
      meet(world, member, query.profile);
      if (!existingChat.hiddenFor.delete(member.profile.id)) return { id: existingChat.id };
      existingChat.restartedAt = {
        ...existingChat.restartedAt,
        [member.profile.id]: world.now().toISOString(),
      };
      return { id: existingChat.id };
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
    const conversation = findConversation(world, memberOf(viewer), payload.conversation);
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
    const conversation = findConversation(world, member, payload.conversation);
    const other = conversation.members.find((each) => each !== id) ?? '';
    const canSend = member.credits >= readPrice(world, member);
    const data = { conversation: conversation.id, profile: id };
    // A member without messages in the conversation, or who cannot get any, receives no typing signal.
    if (canSend && !conversation.hiddenFor.has(other))
      for (const listener of world.listeners) listener(other, { type: 'typing', data });
    return { done: true as const };
  },

  openEvents: ({ world, viewer, session, request }) =>
    eventStream(world, { member: memberOf(viewer).profile.id, session: session ?? '' }, request),
} satisfies Handlers;
