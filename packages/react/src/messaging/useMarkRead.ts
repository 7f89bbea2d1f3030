import { mutationFor, queryFor, queryKeyOf } from '@meetcute/client';
import { calls, type ChatList, type MessagePage } from '@meetcute/contract';
import { compareIds, openChat, READ_PAUSE_MS } from '@meetcute/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { conversationKey } from '../live/conversation-cache.ts';
import { useClient, useQueryClient } from '../provider/context.ts';
import { throttle, type Throttled } from './throttle.ts';

/** Returns the unread count of a conversation from the chat list; 0 while it is unknown. */
function useUnread(conversation: string): number {
  const { data = 0 } = useQuery({
    ...queryFor(useClient(), calls.getChats),
    enabled: false,
    staleTime: Infinity,
    select: ({ chats }) =>
      chats.find((chat) => chat.conversation.id === conversation)?.num_unread_messages ?? 0,
  });
  return data;
}

/**
 * Marks a conversation as read up to the message id `newest`, while the page is visible. Pass undefined while the
 * newest message is out of view. Sets the local unread count to 0 at once (spec: chat.opening-zeroes-unread), and
 * reports to the server at most once a second.
 */
export function useMarkRead(conversation: string, newest: string | undefined): void {
  const queryClient = useQueryClient();
  const client = useClient();
  const unreadCount = useUnread(conversation);
  const lastSent = useRef<string>(undefined);
  const pending = useRef<Throttled<string>>(null);
  const { mutate } = useMutation({
    ...mutationFor(client, calls.readMessages),
    onError: () => (lastSent.current = undefined),
  });

  useEffect(() => {
    const report = throttle<string>(
      (messageId) => mutate({ payload: { conversation, read_until: messageId } }),
      READ_PAUSE_MS,
    );
    pending.current = report;
    return () => {
      lastSent.current = undefined;
      report.flush();
    };
  }, [conversation, mutate]);

  useEffect(() => {
    if (newest === undefined) return undefined;
    const read = () => {
      // A hidden page may be closed without notice, so the read position is sent now.
      if (document.visibilityState !== 'visible') return pending.current?.flush();
      if (unreadCount > 0)
        queryClient.setQueryData<ChatList>(queryKeyOf(calls.getChats), (list) =>
          list ? { ...list, chats: [...openChat(list.chats, conversation)] } : list,
        );
      if (lastSent.current === newest) return undefined;
      lastSent.current = newest;
      // Position of the unread divider the next time the conversation is opened.
      queryClient.setQueryData<MessagePage>(conversationKey(conversation), (page) =>
        page && compareIds(newest, page.own_read_until ?? '0') > 0
          ? { ...page, own_read_until: newest }
          : page,
      );
      return pending.current?.call(newest);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [conversation, newest, unreadCount, queryClient]);
}
