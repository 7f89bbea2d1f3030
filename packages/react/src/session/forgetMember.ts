import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Makes the page a visitor's: nothing that belonged to the member stays in the cache. */
export async function forgetMember(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  queryClient.setQueryData(queryKeyOf(calls.getUser), null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== calls.getUser.name });
}
