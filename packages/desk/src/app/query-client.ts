import { queryKeyOf } from '@meetcute/client';
import { deskCalls } from '@meetcute/contract/desk';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasCode } from './problem.ts';

/** Key of the query of who is logged in. */
export const staffKey = queryKeyOf(deskCalls.getStaff);

/** Creates the cache of the desk. A call that finds the session ended shows the log-in. */
export function createDeskQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (hasCode(error, 'not_logged_in')) client.setQueryData(staffKey, null);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // What others decide shows whenever somebody comes back to a page.
      queries: { retry: false, networkMode: 'always', staleTime: 0 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
