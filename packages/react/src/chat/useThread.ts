import { calls, type MessagePage } from '@meetcute/contract';
import { mergeMessages } from '@meetcute/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isMissing } from '../errors/isMissing.ts';
import { threadKey } from '../live/answers.ts';
import { useClient } from '../provider/context.ts';
import { threadQuery } from './thread.ts';

/** A conversation: what is loaded of it, and how to load what came before. */
export interface Thread {
  page: MessagePage | undefined;
  error: Error | null;
  onRetry: () => void;
  /** Loads older messages; null at the beginning of the conversation and while loading. */
  loadOlder: (() => void) | null;
  isLoadingOlder: boolean;
}

/** The messages of one conversation, live. For one that is not there it throws, to the nearest error boundary, a 404. */
export function useThread(conversation: string): Thread {
  const queryClient = useQueryClient();
  const client = useClient();
  const query = useQuery({
    ...threadQuery(client, queryClient, conversation),
    staleTime: Infinity,
    throwOnError: isMissing,
  });
  const older = useMutation({
    mutationFn: (before: string) => client.call(calls.getMessages, { query: { conversation, before } }),
    meta: { call: calls.getMessages.name },
    onSuccess: (page) =>
      queryClient.setQueryData<MessagePage>(threadKey(conversation), (known) =>
        known
          ? { ...known, messages: [...mergeMessages(page.messages, known.messages)], before: page.before }
          : page,
      ),
  });
  const before = query.data?.before ?? null;
  return {
    page: query.data,
    error: query.error,
    onRetry: () => void query.refetch(),
    loadOlder: before !== null && !older.isPending ? () => older.mutate(before) : null,
    isLoadingOlder: older.isPending,
  };
}
