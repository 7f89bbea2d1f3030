import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Returns the query key of a conversation's messages. */
export const conversationKey = (conversation: string) => queryKeyOf(calls.getMessages, { conversation });

/** Returns the query key of the other member of a conversation that is in no list; null for none. */
export const foundKey = (conversation: string) => ['foundChat', conversation] as const;

/**
 * Drops the cached data of a query. A query that is on screen returns to pending; the next fetch loads it from the
 * server.
 */
export function clearQuery(queryClient: QueryClient, queryKey: QueryKey): void {
  const query = queryClient.getQueryCache().find({ queryKey });
  if (query?.isActive()) query.setState({ ...query.state, data: undefined, status: 'pending' });
  else queryClient.removeQueries({ queryKey, exact: true });
}
