import { queryKeyOf } from '@meetcute/client';
import { deskCalls } from '@meetcute/contract/desk';
import { createCallCache } from '@meetcute/react/provider';
import type { QueryClient } from '@tanstack/react-query';
import { hasCode } from './problem.ts';

/** Key of the query of who is logged in. */
export const staffKey = queryKeyOf(deskCalls.getStaff);

/** Creates the cache of the desk. A call that finds the session ended shows the log-in. */
export function createDeskQueryClient(): QueryClient {
  const queries = createCallCache({
    // What others decide shows whenever somebody comes back to a page.
    staleTime: 0,
    onError: (error) => {
      if (hasCode(error, 'not_logged_in')) queries.setQueryData(staffKey, null);
    },
  });
  return queries;
}
