import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, type ChatItem } from '@meetcute/contract';
import { openChat } from '@meetcute/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '../provider/context.ts';

/**
 * Says that a conversation was read as far as `newest`, while it is on screen; the unread count becomes 0 here at once
 * (spec: chat.opening-zeroes-unread).
 */
export function useRead(conversation: string, newest: string | undefined): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation(mutationFor(useClient(), calls.readMessages));
  useEffect(() => {
    if (newest === undefined) return undefined;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      queryClient.setQueryData<{ chats: readonly ChatItem[] }>(queryKeyOf(calls.getChats), (list) =>
        list ? { chats: openChat(list.chats, conversation) } : list,
      );
      mutate({ payload: { conversation, read_until: newest } });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [conversation, newest, mutate, queryClient]);
}
