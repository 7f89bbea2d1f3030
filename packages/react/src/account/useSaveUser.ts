import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation } from '@tanstack/react-query';
import type { CallMutation } from '../provider/CallMutation.ts';
import { useClient, useQueryClient } from '../provider/context.ts';

/**
 * Returns a mutation that saves the member's location or profile. On success it writes the returned user to the query
 * cache and calls `onSaved`. Offline it fails at once with an `ApiError` whose code is `network`.
 */
export function useSaveUser(onSaved?: () => void): CallMutation<typeof calls.saveUser> {
  const queryClient = useQueryClient();
  return useMutation({
    ...mutationFor(useClient(), calls.saveUser),
    onSuccess: ({ user }) => {
      queryClient.setQueryData(queryKeyOf(calls.getUser), user);
      onSaved?.();
    },
  });
}
