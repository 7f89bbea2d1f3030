import { queryKeyOf } from '@meetcute/client';
import { calls, type ChatList, type Profile } from '@meetcute/contract';
import { joinChats, withFoundChats } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePresence } from '../connection/usePresence.ts';
import { keepPages } from '../lists/useNextPage.ts';
import { foundKey } from '../live/conversation-cache.ts';
import { useChats } from '../messaging/useChats.ts';
import { useClient, useQueryClient } from '../provider/context.ts';

/** The other member of a conversation. */
export interface ListedMember {
  /** Their profile; null until loaded, and without one. */
  profile: Profile | null;
  /** Whether the member has no such conversation, also no empty one, which is in no list. */
  isUnlisted: boolean;
  /** Loads the list of chats again; null unless it failed before the member was known. */
  onRetry: (() => void) | null;
}

const chatsKey = queryKeyOf(calls.getChats);

/** Asks for one conversation, and adds it to the list of chats unless it is empty. */
function useFoundMember(conversation: string, isEnabled: boolean) {
  const client = useClient();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: foundKey(conversation),
    queryFn: async ({ signal }): Promise<Profile | null> => {
      const { chats } = await client.call(calls.getChats, { query: { conversation }, signal });
      const chat = chats.find((each) => each.conversation.id === conversation);
      if (!chat?.last_message) return chat?.profile ?? null;
      keepPages(queryClient, calls.getChats, joinChats);
      queryClient.setQueryData<ChatList>(chatsKey, (list) => list && withFoundChats(list, { chats: [chat] }));
      return chat.profile;
    },
    enabled: isEnabled,
    gcTime: 0,
    meta: { call: calls.getChats.name },
  });
}

/**
 * Finds the other member of a conversation in the list of chats. A list without it may be older than the
 * conversation, as after a push, or only a part of all chats, and an empty conversation is in no list. The server is
 * therefore asked once before the conversation counts as missing.
 */
export function useListedMember(conversation: string): ListedMember {
  const list = useChats();
  const listedChat = list.data?.chats.find((each) => each.conversation.id === conversation);
  const [wasListed, setWasListed] = useState(false);
  if (listedChat && !wasListed) setWasListed(true);
  const isUnsure = list.isSuccess && !listedChat && !wasListed;
  const memberQuery = useFoundMember(conversation, isUnsure);
  const profile = usePresence((listedChat?.profile ?? (isUnsure && memberQuery.data)) || null);
  const isSettled = wasListed || (memberQuery.isSuccess && !memberQuery.isFetching);
  const failedQuery = list.isError ? list : memberQuery.isError ? memberQuery : null;
  return {
    profile,
    isUnlisted: profile === null && isSettled && list.isSuccess && !list.isFetching,
    onRetry: failedQuery && profile === null ? () => void failedQuery.refetch() : null,
  };
}
