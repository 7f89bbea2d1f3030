import { mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallMutation } from '../provider/CallMutation.ts';
import { useClient } from '../provider/context.ts';
import { forgetMember } from './forgetMember.ts';

/**
 * Logs out. Whether or not the server agrees, the user is cleared and `onLeft` runs
 * (spec: logout.done-clears-user, error.logout-failure-clears-user).
 */
export function useLogout(onLeft: () => void): CallMutation<typeof calls.logout> {
  const queryClient = useQueryClient();
  return useMutation({
    ...mutationFor(useClient(), calls.logout),
    onSettled: async () => {
      await forgetMember(queryClient);
      onLeft();
    },
  });
}
