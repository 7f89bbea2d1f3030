import { calls, type MessagePage } from '@meetcute/contract';
import { mergeMessages } from '@meetcute/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isMissing } from '../errors/isMissing.ts';
import { conversationKey } from '../live/conversationCache.ts';
import { useClient } from '../provider/context.ts';
import { conversationQuery } from './conversationQuery.ts';

const OLDER = 'olderMessages';

/** A conversation: what is loaded of it, and how to load what came before. */
export interface ConversationData {
  page: MessagePage | undefined;
  error: Error | null;
  onRetry: () => void;
  /** Loads older messages; null at the beginning of the conversation and while loading. */
  loadOlder: (() => void) | null;
  isLoadingOlder: boolean;
  /** Whether older messages could not be loaded the last time. */
  hasOlderFailed: boolean;
}

/** The messages of one conversation, live. For one that is not there it throws, to the nearest error boundary, a 404. */
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
    mutationFn: (before: string) => client.call(calls.getMessages, { query: { conversation, before } }),
    meta: { call: calls.getMessages.name },
    onSuccess: (page, asked) =>
      queryClient.setQueryData<MessagePage>(conversationKey(conversation), (known) =>
        // What they were to stand above may be gone by now, and between the two would be a hole.
        known?.before === asked
          ? { ...known, messages: [...mergeMessages(known.messages, page.messages)], before: page.before }
          : known,
      ),
  });
  const before = query.data?.before ?? null;
  const load = (from: string) => {
    // A scroller asks at every step.
    if (queryClient.isMutating({ mutationKey: [OLDER, conversation] }) === 0) older.mutate(from);
  };
  return {
    page: query.data,
    error: query.error,
    onRetry: () => void query.refetch(),
    loadOlder: before !== null && !older.isPending ? () => load(before) : null,
    isLoadingOlder: older.isPending,
    hasOlderFailed: older.isError,
  };
}
