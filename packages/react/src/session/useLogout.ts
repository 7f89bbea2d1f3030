import { mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation } from '@tanstack/react-query';
import type { CallMutation } from '../provider/CallMutation.ts';
import { useClient, useQueryClient } from '../provider/context.ts';
import { readMemberId } from './session-end.ts';
import { useClearSession } from './useClearSession.ts';

/**
 * Logs out in all tabs. Clears the user, drafts and unsent messages and calls `onLeft`, even when the call fails,
 * which the error policy logs (spec: logout.done-clears-user, error.logout-failure-clears-user). `hasEnded` is whether the
 * server has ended the session.
 */
export function useLogout(onLeft: (hasEnded: boolean) => void): CallMutation<typeof calls.logout> {
  const queryClient = useQueryClient();
  const leave = useClearSession();
  return useMutation({
    ...mutationFor(useClient(), calls.logout),
    // Read before the call, because a poll may clear the user before the response arrives.
    onMutate: () => readMemberId(queryClient),
    onSettled: async (_answer, error, _input, member) => {
      await leave(member);
      onLeft(error === null);
    },
  });
}
