import { queryKeyOf } from '@meetcute/client';
import {
  calls,
  type ChatItem,
  type Likes,
  type MessagePage,
  type NotificationPage,
  type User,
  type Transaction,
} from '@meetcute/contract';
import {
  applyEvent,
  noLikes,
  noNotifications,
  type LogEvent,
  type MemberData,
  newerTransaction,
  withTransaction,
} from '@meetcute/core';
import type { QueryClient, QueryKey, InfiniteData } from '@tanstack/react-query';
import { clearQuery, conversationKey } from './conversation-cache.ts';

type OrderPages = Partial<InfiniteData<{ transactions: readonly Transaction[] }>>;

/**
 * Writes a new version of an order to the cached order and history, if they are cached. Discounts are loaded again, because
 * a paid order may have used one.
 */
function writeTransaction(queryClient: QueryClient, transaction: Transaction): void {
  queryClient.setQueryData<{ transaction: Transaction }>(
    queryKeyOf(calls.getTransaction, { id: transaction.id }),
    (cachedOrder) => cachedOrder && { transaction: newerTransaction(cachedOrder.transaction, transaction) },
  );
  queryClient.setQueriesData<OrderPages>({ queryKey: queryKeyOf(calls.getOrders) }, (cachedPages) => {
    if (!cachedPages?.pages) return cachedPages;
    const pages = cachedPages.pages.map(({ transactions }) => transactions);
    return {
      ...cachedPages,
      pages: withTransaction(pages, transaction).map((transactions) => ({ transactions })),
    };
  });
  void queryClient.invalidateQueries({ queryKey: [calls.getDiscountCode.name] });
}

const keys = {
  user: queryKeyOf(calls.getUser),
  chats: queryKeyOf(calls.getChats),
  likes: queryKeyOf(calls.getLikes),
  messages: queryKeyOf(calls.getMessages),
  notifications: queryKeyOf(calls.getNotifications),
  transactions: queryKeyOf(calls.getTransaction),
};
const ordersKey = queryKeyOf(calls.getOrders);

/** Returns the part of the member's data that a query key caches; undefined for other keys. */
const partOf = (queryKey: QueryKey): keyof MemberData | undefined =>
  queryKey[0] === ordersKey[0]
    ? 'transactions'
    : (Object.keys(keys) as (keyof MemberData)[]).find((part) => keys[part][0] === queryKey[0]);

/** Whether events change the data under a query key. */
export const isMemberKey = (queryKey: QueryKey): boolean => partOf(queryKey) !== undefined;

/** Returns the id of the conversation whose messages a query key caches; undefined for other keys. */
export const readConversationId = (queryKey: QueryKey): string | undefined =>
  partOf(queryKey) === 'messages' ? (queryKey[1] as { conversation: string }).conversation : undefined;

const cachedConversations = (queryClient: QueryClient) =>
  queryClient
    .getQueriesData<MessagePage>({ queryKey: keys.messages })
    .flatMap(([key, page]) => (page ? [{ conversation: readConversationId(key) ?? '', page }] : []));

/** Reads the member's data from the query cache, in the shape that core's event reducer changes. */
export const readMember = (queryClient: QueryClient): MemberData => ({
  user: queryClient.getQueryData<User | null>(keys.user) ?? null,
  chats: queryClient.getQueryData<{ chats: ChatItem[] }>(keys.chats)?.chats ?? [],
  likes: queryClient.getQueryData<Likes>(keys.likes) ?? noLikes,
  messages: Object.fromEntries(
    cachedConversations(queryClient).map(({ conversation, page }) => [conversation, page.messages]),
  ),
  notifications: queryClient.getQueryData<NotificationPage>(keys.notifications) ?? noNotifications,
  // Events contain whole orders, so the cached ones are not needed to apply them.
  transactions: {},
});

/**
 * Writes the parts that events have changed to the query cache. Parts that were never fetched stay empty, so that
 * they are fetched when needed. Messages are written first, because the chat list must not be ahead of them.
 */
export function writeMember(
  queryClient: QueryClient,
  memberBefore: MemberData,
  memberAfter: MemberData,
): void {
  for (const { conversation, page } of cachedConversations(queryClient)) {
    const messages = memberAfter.messages[conversation];
    if (!messages && memberBefore.messages[conversation])
      clearQuery(queryClient, conversationKey(conversation));
    if (messages && messages !== page.messages)
      queryClient.setQueryData(conversationKey(conversation), { ...page, messages });
  }
  if (memberAfter.user !== memberBefore.user) queryClient.setQueryData(keys.user, memberAfter.user);
  const list = queryClient.getQueryData<object>(keys.chats);
  if (memberAfter.chats !== memberBefore.chats && list)
    queryClient.setQueryData(keys.chats, { ...list, chats: memberAfter.chats });
  if (memberAfter.likes !== memberBefore.likes && queryClient.getQueryData(keys.likes))
    queryClient.setQueryData(keys.likes, memberAfter.likes);
  // The list is the cached page with changes, so the preferences in it are kept.
  if (
    memberAfter.notifications !== memberBefore.notifications &&
    queryClient.getQueryData(keys.notifications)
  )
    queryClient.setQueryData(keys.notifications, memberAfter.notifications);
  for (const transaction of Object.values(memberAfter.transactions))
    if (transaction !== memberBefore.transactions[transaction.id]) writeTransaction(queryClient, transaction);
}

/** Applies events again to the data under one query key, and to no other data. */
export function replay(queryClient: QueryClient, queryKey: QueryKey, events: readonly LogEvent[]): void {
  const part = partOf(queryKey);
  if (!part) return;
  const memberBefore = readMember(queryClient);
  const memberAfter = events.reduce(applyEvent, memberBefore);
  const conversation = readConversationId(queryKey);
  if (conversation === undefined)
    return writeMember(queryClient, memberBefore, { ...memberBefore, [part]: memberAfter[part] });
  const { [conversation]: _, ...others } = memberBefore.messages;
  const messages = memberAfter.messages[conversation];
  writeMember(queryClient, memberBefore, {
    ...memberBefore,
    messages: messages ? { ...others, [conversation]: messages } : others,
  });
}
