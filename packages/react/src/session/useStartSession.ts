import { queryKeyOf } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import { initialClientState } from '../provider/client-store.ts';
import { useClientStore, useQueryClient } from '../provider/context.ts';
import { removeMemberQueries } from './clear-member.ts';

/**
 * Returns a function for the response of a log-in. It stores the user and removes all other cached data and client
 * state.
 */
export function useStartSession(): (response: { user: User }) => Promise<void> {
  const queryClient = useQueryClient();
  const store = useClientStore();
  return async ({ user }) => {
    removeMemberQueries(queryClient);
    store.setState(initialClientState);
    await queryClient.cancelQueries({ queryKey: queryKeyOf(calls.getUser) });
    queryClient.setQueryData(queryKeyOf(calls.getUser), user);
  };
}
