import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation } from '@tanstack/react-query';
import type { CallMutation } from '../provider/CallMutation.ts';
import { useClient, useQueryClient } from '../provider/context.ts';

/**
 * Returns a mutation that saves the member's location or profile. On success it writes the returned user to the query
 * cache and calls `onSaved`. It calls `beforeSave` first, and saves nothing if that fails. Offline it fails at once with an `ApiError` whose code is `network`.
 */
export function useSaveUser(
  onSaved?: () => void,
  beforeSave?: () => Promise<unknown>,
): CallMutation<typeof calls.saveUser> {
  const queryClient = useQueryClient();
  const mutation = mutationFor(useClient(), calls.saveUser);
  return useMutation({
    ...mutation,
    mutationFn: async (input: Parameters<typeof mutation.mutationFn>[0]) => {
      await beforeSave?.();
      return mutation.mutationFn(input);
    },
    onSuccess: ({ user }) => {
      queryClient.setQueryData(queryKeyOf(calls.getUser), user);
      onSaved?.();
    },
  });
}
