import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The key of a conversation's messages. */
export const conversationKey = (conversation: string) => queryKeyOf(calls.getMessages, { conversation });

/** Forgets what a page was answered, also one that shows it: whoever asks again is answered by the server. */
export function clearQuery(queryClient: QueryClient, queryKey: QueryKey): void {
  const query = queryClient.getQueryCache().find({ queryKey });
  if (query?.isActive()) query.setState({ ...query.state, data: undefined, status: 'pending' });
  else queryClient.removeQueries({ queryKey, exact: true });
}
