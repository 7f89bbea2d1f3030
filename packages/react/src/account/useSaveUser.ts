import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallMutation } from '../provider/CallMutation.ts';
import { useClient } from '../provider/context.ts';

/** Saves the location or the profile; the user in the cache is the server's answer. */
export function useSaveUser(onSaved?: () => void): CallMutation<typeof calls.saveUser> {
  const queryClient = useQueryClient();
  return useMutation({
    ...mutationFor(useClient(), calls.saveUser),
    // Without a network it fails at once and says so; a form that waits for one looks broken.
    networkMode: 'always',
    onSuccess: ({ user }) => {
      queryClient.setQueryData(queryKeyOf(calls.getUser), user);
      onSaved?.();
    },
  });
}
