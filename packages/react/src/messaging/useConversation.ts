import { calls, type MessagePage } from '@meetcute/contract';
import { mergeMessages } from '@meetcute/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isMissing } from '../errors/is-missing.ts';
import { conversationKey } from '../live/conversation-cache.ts';
import { useClient, useQueryClient } from '../provider/context.ts';
import { conversationQuery } from './conversation-query.ts';

const OLDER = 'olderMessages';

/** Messages of a conversation, and how to load older ones. */
export interface ConversationData {
  /** Loaded messages, oldest first; undefined before the first response. */
  page: MessagePage | undefined;
  /** Last error of loading the conversation; null without one. */
  error: Error | null;
  /** Loads the conversation again. */
  onRetry: () => void;
  /** Loads older messages; null at the beginning of the conversation and while loading. */
  loadOlder: (() => void) | null;
  /** Whether older messages are loading. */
  isLoadingOlder: boolean;
  /** Whether the last attempt to load older messages failed. */
  hasOlderFailed: boolean;
}

/**
 * Loads the messages of a conversation by id; events keep them fresh. A missing conversation throws a 404 `ApiError`
 * to the nearest error boundary.
 */
export function useConversation(conversation: string): ConversationData {
  const queryClient = useQueryClient();
  const client = useClient();
  const query = useQuery({
    ...conversationQuery(client, queryClient, conversation),
    staleTime: Infinity,
    throwOnError: isMissing,
  });
  const older = useMutation({
    mutationKey: [OLDER, conversation],
    mutationFn: (cursor: string) =>
      client.call(calls.getMessages, { query: { conversation, before: cursor } }),
    meta: { call: calls.getMessages.name },
    onSuccess: (page, cursor) =>
      queryClient.setQueryData<MessagePage>(conversationKey(conversation), (cachedPage) =>
        // The messages below may have been replaced meanwhile, which would leave a gap.
        cachedPage?.before === cursor
          ? {
              ...cachedPage,
              messages: [...mergeMessages(cachedPage.messages, page.messages)],
              before: page.before,
            }
          : cachedPage,
      ),
  });
  const olderCursor = query.data?.before ?? null;
  const load = (cursor: string) => {
    // A scroll handler calls this repeatedly.
    if (queryClient.isMutating({ mutationKey: [OLDER, conversation] }) === 0) older.mutate(cursor);
  };
  return {
    page: query.data,
    error: query.error,
    onRetry: () => void query.refetch(),
    loadOlder: olderCursor !== null && !older.isPending ? () => load(olderCursor) : null,
    isLoadingOlder: older.isPending,
    hasOlderFailed: older.isError,
  };
}
