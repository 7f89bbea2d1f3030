import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { resetMemberState, type ClientStore } from '../provider/client-store.ts';

/** Whether a query may belong to the member. The result of a mailed link does not: the link needs no log-in, and works once. */
const isOfMember = ({ meta }: Query) => meta?.['isOfLink'] !== true;

/** Removes all data of the member from the query cache, except the user. */
export const removeMemberQueries = (queryClient: QueryClient): void =>
  queryClient.removeQueries({
    predicate: (query) => query.queryKey[0] !== calls.getUser.name && isOfMember(query),
  });

/** Clears the user and all data of the member from the query cache and the client store. */
export async function clearMember(queryClient: QueryClient, store: ClientStore): Promise<void> {
  await queryClient.cancelQueries({ predicate: isOfMember });
  queryClient.setQueryData(queryKeyOf(calls.getUser), null);
  removeMemberQueries(queryClient);
  resetMemberState(store);
}
