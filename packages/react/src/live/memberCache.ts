import { queryKeyOf } from '@meetcute/client';
import { calls, type ChatItem, type Likes, type MessagePage, type User } from '@meetcute/contract';
import { noLikes, type MemberData } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';

const keys = {
  user: queryKeyOf(calls.getUser),
  chats: queryKeyOf(calls.getChats),
  likes: queryKeyOf(calls.getLikes),
  messages: queryKeyOf(calls.getMessages),
};

/** The key of a conversation's messages. */
export const threadKey = (conversation: string) => queryKeyOf(calls.getMessages, { conversation });

const threads = (queryClient: QueryClient) =>
  queryClient
    .getQueriesData<MessagePage>({ queryKey: keys.messages })
    .flatMap(([key, page]) =>
      page ? [{ conversation: (key[1] as { conversation: string }).conversation, page }] : [],
    );

/** What the query cache knows of the member, in the shape that events change. */
export const readMember = (queryClient: QueryClient): MemberData => ({
  user: queryClient.getQueryData<User | null>(keys.user) ?? null,
  chats: queryClient.getQueryData<{ chats: ChatItem[] }>(keys.chats)?.chats ?? [],
  likes: queryClient.getQueryData<Likes>(keys.likes) ?? noLikes,
  messages: Object.fromEntries(
    threads(queryClient).map(({ conversation, page }) => [conversation, page.messages]),
  ),
});

/** Writes what events have changed; what was never asked for stays unknown, so that it is asked for when needed. */
export function writeMember(queryClient: QueryClient, before: MemberData, after: MemberData): void {
  if (after.user !== before.user) queryClient.setQueryData(keys.user, after.user);
  if (after.chats !== before.chats && queryClient.getQueryData(keys.chats))
    queryClient.setQueryData(keys.chats, { chats: after.chats });
  if (after.likes !== before.likes && queryClient.getQueryData(keys.likes))
    queryClient.setQueryData(keys.likes, after.likes);
  for (const { conversation, page } of threads(queryClient)) {
    const messages = after.messages[conversation];
    if (messages && messages !== page.messages)
      queryClient.setQueryData(threadKey(conversation), { ...page, messages });
  }
}
