import { mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { logoutEvent } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import type { CallMutation } from '../provider/CallMutation.ts';
import { useClient, usePorts, useQueryClient } from '../provider/context.ts';
import { memberIdOf } from './sessionEnd.ts';
import { useClearSession } from './useClearSession.ts';

/**
 * Logs out in all tabs. Clears the user, drafts and unsent messages and calls `onLeft`, even when the call fails
 * (spec: logout.done-clears-user, error.logout-failure-clears-user).
 */
export function useLogout(onLeft: () => void): CallMutation<typeof calls.logout> {
  const queryClient = useQueryClient();
  const { log } = usePorts();
  const leave = useClearSession();
  return useMutation({
    ...mutationFor(useClient(), calls.logout),
    // Read before the call, because a poll may clear the user before the response arrives.
    onMutate: () => memberIdOf(queryClient),
    onSettled: async (answer, error, _input, member) => {
      // The error policy logs failed calls; this logs an unexpected response.
      if (!error && logoutEvent(answer).type === 'logoutFailed')
        log(`The call ${calls.logout.name} returned an unexpected response.`, answer);
      await leave(member);
      onLeft();
    },
  });
}
