import { mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { logoutEvent } from '@meetcute/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallMutation } from '../provider/CallMutation.ts';
import { useClient, usePorts } from '../provider/context.ts';
import { memberIdOf } from './sessionEnd.ts';
import { useClearSession } from './useClearSession.ts';

/**
 * Logs out, in every tab. Whether or not the server agrees, the user is cleared, what they wrote and did not send is
 * forgotten, and `onLeft` runs (spec: logout.done-clears-user, error.logout-failure-clears-user).
 */
export function useLogout(onLeft: () => void): CallMutation<typeof calls.logout> {
  const queryClient = useQueryClient();
  const { log } = usePorts();
  const leave = useClearSession();
  return useMutation({
    ...mutationFor(useClient(), calls.logout),
    // Looked up before the call: its answer may reach the page after a poll that finds nobody any more.
    onMutate: () => memberIdOf(queryClient),
    onSettled: async (answer, error, _input, member) => {
      // A call that failed is logged where all of them are; an answer that is not the bare word fails here.
      if (!error && logoutEvent(answer).type === 'logoutFailed')
        log(`The call ${calls.logout.name} was answered with something else than done.`, answer);
      await leave(member);
      onLeft();
    },
  });
}
