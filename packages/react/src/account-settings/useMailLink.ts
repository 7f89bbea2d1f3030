import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';

/** State of a mailed link, returned by `useMailLink`. */
export interface MailLink {
  /** 'working' while the request runs, 'done' on success, 'failed' otherwise, including without a token. */
  status: 'working' | 'done' | 'failed';
  /** Error of the last attempt; null if there is none. */
  error: Error | null;
  /** Sends the token again, for example after the connection was lost. */
  onRetry: () => void;
}

/**
 * Confirms or reverts a change of email address with the token of the mailed link. Runs only in the browser and once per
 * token. Sends nothing if `token` is null. On success it refetches the user.
 */
export function useMailLink(token: string | null): MailLink {
  const queryClient = useQueryClient();
  const { mutationFn } = mutationFor(useClient(), calls.confirmEmail);
  // A query instead of a mutation: the cache deduplicates it, so re-rendering never sends the token twice.
  const query = useQuery({
    queryKey: [calls.confirmEmail.name, token],
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
    meta: { call: calls.confirmEmail.name },
  });
  const isWorking = token !== null && (query.isPending || query.isFetching);
  return {
    status: isWorking ? 'working' : query.isSuccess ? 'done' : 'failed',
    error: query.error,
    onRetry: () => void query.refetch(),
  };
}
