import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation } from '@tanstack/react-query';
import type { CallMutation } from '../provider/CallMutation.ts';
import { initialClientState } from '../provider/clientStore.ts';
import { useClient, useClientStore, useQueryClient } from '../provider/context.ts';

/** Logs in. On success stores the user and removes all other cached data and client state. */
export function useLogin(): CallMutation<typeof calls.login> {
  const queryClient = useQueryClient();
  const store = useClientStore();
  return useMutation({
    ...mutationFor(useClient(), calls.login),
    onSuccess: async ({ user }) => {
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== calls.getUser.name });
      store.setState(initialClientState);
      await queryClient.cancelQueries({ queryKey: queryKeyOf(calls.getUser) });
      queryClient.setQueryData(queryKeyOf(calls.getUser), user);
    },
  });
}
