import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';

/** What has become of a mailed link. */
export interface MailLink {
  status: 'working' | 'done' | 'failed';
  error: Error | null;
  /** Tries once more, for instance after the connection was lost. */
  onRetry: () => void;
}

/**
 * Carries out or undoes a change of address with the token of the mailed link, in the browser and once for each token.
 * Null, for a page without a token, does nothing.
 */
export function useMailLink(token: string | null): MailLink {
  const queryClient = useQueryClient();
  const { mutationFn } = mutationFor(useClient(), calls.confirmEmail);
  // A query and not a mutation: the cache then sees to it that however often the page is drawn, the token is sent once.
  const query = useQuery({
    queryKey: [calls.confirmEmail.name, token],
    queryFn: async () => {
      const answer = await mutationFn({ payload: { token: token ?? '' } });
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getUser) });
      return answer;
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
