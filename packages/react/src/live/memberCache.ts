import { queryKeyOf } from '@meetcute/client';
import {
  calls,
  type ChatItem,
  type Likes,
  type MessagePage,
  type NotificationPage,
  type User,
} from '@meetcute/contract';
import { applyEvent, noLikes, noNotifications, type LogEvent, type MemberData } from '@meetcute/core';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { clearQuery, conversationKey } from './conversationCache.ts';

const keys = {
  user: queryKeyOf(calls.getUser),
  chats: queryKeyOf(calls.getChats),
  likes: queryKeyOf(calls.getLikes),
  messages: queryKeyOf(calls.getMessages),
  notifications: queryKeyOf(calls.getNotifications),
};

/** Which part of a member's data stands under a key. */
const partOf = (queryKey: QueryKey) =>
  (Object.keys(keys) as (keyof MemberData)[]).find((part) => keys[part][0] === queryKey[0]);

/** Whether events change what stands under a key. */
export const isMemberKey = (queryKey: QueryKey): boolean => partOf(queryKey) !== undefined;

/** The conversation whose messages stand under a key. */
export const conversationOf = (queryKey: QueryKey): string | undefined =>
  partOf(queryKey) === 'messages' ? (queryKey[1] as { conversation: string }).conversation : undefined;

const cachedConversations = (queryClient: QueryClient) =>
  queryClient
    .getQueriesData<MessagePage>({ queryKey: keys.messages })
    .flatMap(([key, page]) => (page ? [{ conversation: conversationOf(key) ?? '', page }] : []));

/** What the query cache knows of the member, in the shape that events change. */
export const readMember = (queryClient: QueryClient): MemberData => ({
  user: queryClient.getQueryData<User | null>(keys.user) ?? null,
  chats: queryClient.getQueryData<{ chats: ChatItem[] }>(keys.chats)?.chats ?? [],
  likes: queryClient.getQueryData<Likes>(keys.likes) ?? noLikes,
  messages: Object.fromEntries(
    cachedConversations(queryClient).map(({ conversation, page }) => [conversation, page.messages]),
  ),
  notifications: queryClient.getQueryData<NotificationPage>(keys.notifications) ?? noNotifications,
});

/**
 * Writes what events have changed; what was never asked for stays unknown, so that it is asked for when needed. The
 * messages go first, because the list of chats must not be ahead of them.
 */
export function writeMember(queryClient: QueryClient, before: MemberData, after: MemberData): void {
  for (const { conversation, page } of cachedConversations(queryClient)) {
    const messages = after.messages[conversation];
    if (!messages && before.messages[conversation]) clearQuery(queryClient, conversationKey(conversation));
    if (messages && messages !== page.messages)
      queryClient.setQueryData(conversationKey(conversation), { ...page, messages });
  }
  if (after.user !== before.user) queryClient.setQueryData(keys.user, after.user);
  if (after.chats !== before.chats && queryClient.getQueryData(keys.chats))
    queryClient.setQueryData(keys.chats, { chats: after.chats });
  if (after.likes !== before.likes && queryClient.getQueryData(keys.likes))
    queryClient.setQueryData(keys.likes, after.likes);
  // The list is the page itself with some of it changed, so that the preferences stay beside it.
  if (after.notifications !== before.notifications && queryClient.getQueryData(keys.notifications))
    queryClient.setQueryData(keys.notifications, after.notifications);
}

/** Carries events out again on what stands under one key, and on nothing else. */
export function replay(queryClient: QueryClient, queryKey: QueryKey, events: readonly LogEvent[]): void {
  const part = partOf(queryKey);
  if (!part) return;
  const before = readMember(queryClient);
  const after = events.reduce(applyEvent, before);
  const conversation = conversationOf(queryKey);
  if (conversation === undefined) return writeMember(queryClient, before, { ...before, [part]: after[part] });
  const { [conversation]: _, ...others } = before.messages;
  const messages = after.messages[conversation];
  writeMember(queryClient, before, {
    ...before,
    messages: messages ? { ...others, [conversation]: messages } : others,
  });
}
