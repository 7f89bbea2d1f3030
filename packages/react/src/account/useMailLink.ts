import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient, useQueryClient } from '../provider/context.ts';

/** Call that a mailed link triggers: activate the account, or confirm or revert a change of email address. */
export type MailLinkCall = 'activate' | 'confirmEmail';

/** State of a mailed link, returned by `useMailLink`. */
export interface MailLink {
  /** 'working' while the request runs, 'done' on success, 'failed' otherwise, including without a token. */
  status: 'working' | 'done' | 'failed';
  /** Error of the last attempt; null if there is none. */
  error: Error | null;
  /** Sends the token again, for example after the connection was lost; null without a token or a failure. */
  retry: (() => void) | null;
}

/**
 * Sends the token of a mailed link. Runs only in the browser and once per token. Sends nothing if `token` is null. On
 * success it refetches the user.
 */
export function useMailLink(name: MailLinkCall, token: string | null): MailLink {
  const queryClient = useQueryClient();
  const { mutationFn } = mutationFor(useClient(), calls[name]);
  // A query instead of a mutation: the cache deduplicates it, so re-rendering never sends the token twice.
  const query = useQuery({
    queryKey: [name, token],
    queryFn: async () => {
      const result = await mutationFn({ payload: { token: token ?? '' } });
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getUser) });
      return result;
    },
    enabled: token !== null,
    staleTime: Infinity,
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Undoing a change of address ends the session, which must not send the token again.
    meta: { call: name, isOfLink: true },
  });
  const isWorking = token !== null && (query.isPending || query.isFetching);
  const canRetry = token !== null && query.isError && !isWorking;
  return {
    status: isWorking ? 'working' : query.isSuccess ? 'done' : 'failed',
    error: query.error,
    retry: canRetry ? () => void query.refetch() : null,
  };
}
