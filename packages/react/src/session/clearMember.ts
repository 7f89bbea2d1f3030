import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import type { QueryClient } from '@tanstack/react-query';
import { resetMemberState, type ClientStore } from '../provider/clientStore.ts';

/** Clears the user and all data of the member from the query cache and the client store. */
export async function clearMember(queryClient: QueryClient, store: ClientStore): Promise<void> {
  await queryClient.cancelQueries();
  queryClient.setQueryData(queryKeyOf(calls.getUser), null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== calls.getUser.name });
  resetMemberState(store);
}
