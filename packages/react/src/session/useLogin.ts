import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallMutation } from '../provider/CallMutation.ts';
import { useClient } from '../provider/context.ts';

/** Logs in. On success stores the user and removes all other cached data. */
export function useLogin(): CallMutation<typeof calls.login> {
  const queryClient = useQueryClient();
  return useMutation({
    ...mutationFor(useClient(), calls.login),
    onSuccess: async ({ user }) => {
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== calls.getUser.name });
      await queryClient.cancelQueries({ queryKey: queryKeyOf(calls.getUser) });
      queryClient.setQueryData(queryKeyOf(calls.getUser), user);
    },
  });
}
