import { queryKeyOf } from '@meetcute/client';
import { calls, type ChatList, type Profile } from '@meetcute/contract';
import { joinChats, withFoundChats } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePresence } from '../connection/usePresence.ts';
import { keepPages } from '../lists/useNextPage.ts';
import { useChats } from '../messaging/useChats.ts';
import { useClient, useQueryClient } from '../provider/context.ts';

/** The other member of a conversation. */
export interface ListedMember {
  /** Their profile; null until loaded, and without one. */
  profile: Profile | null;
  /** Whether the list of chats has no such conversation. */
  isUnlisted: boolean;
  /** Loads the list of chats again; null unless it failed before the member was known. */
  onRetry: (() => void) | null;
}

const chatsKey = queryKeyOf(calls.getChats);

/** Adds a conversation to a list of chats of which only a part is loaded. */
function useFoundChat(conversation: string, enabled: boolean) {
  const client = useClient();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['foundChat', conversation],
    queryFn: async ({ signal }) => {
      const chatList = await client.call(calls.getChats, { query: { conversation }, signal });
      keepPages(queryClient, calls.getChats, joinChats);
      queryClient.setQueryData<ChatList>(chatsKey, (list) => list && withFoundChats(list, chatList));
      return chatList.chats.length > 0;
    },
    enabled,
    gcTime: 0,
    meta: { call: calls.getChats.name },
  });
}

/**
 * Finds the other member of a conversation in the list of chats. A list without it may be older than the
 * conversation, as after a push, or only a part of all chats. The server is therefore asked once before the
 * conversation counts as missing.
 */
export function useListedMember(conversation: string): ListedMember {
  const list = useChats();
  const listed = list.data?.chats.find((chat) => chat.conversation.id === conversation);
  const profile = usePresence(listed?.profile ?? null);
  const [isChecked, setIsChecked] = useState(false);
  const isUnsure = list.isSuccess && profile === null && !isChecked;
  const isPartial = list.data?.before !== undefined;
  const chatQuery = useFoundChat(conversation, isUnsure && isPartial);
  if (!isChecked && (profile !== null || (isPartial && chatQuery.isSuccess && !chatQuery.isFetching)))
    setIsChecked(true);
  const { refetch } = list;
  useEffect(() => {
    if (isUnsure && !isPartial) void refetch({ cancelRefetch: false }).then(() => setIsChecked(true));
  }, [isUnsure, isPartial, refetch]);
  const failed = list.isError ? list : chatQuery.isError ? chatQuery : null;
  return {
    profile,
    isUnlisted: isChecked && list.isSuccess && !list.isFetching && profile === null,
    onRetry: failed && profile === null ? () => void failed.refetch() : null,
  };
}
