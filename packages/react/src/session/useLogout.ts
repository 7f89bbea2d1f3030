import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallMutation } from '../provider/CallMutation.ts';
import { useClient, usePorts } from '../provider/context.ts';
import { forgetMember } from './forgetMember.ts';

/**
 * Logs out. Whether or not the server agrees, the user is cleared, what they wrote and did not send is forgotten, and
 * `onLeft` runs (spec: logout.done-clears-user, error.logout-failure-clears-user).
 */
export function useLogout(onLeft: () => void): CallMutation<typeof calls.logout> {
  const queryClient = useQueryClient();
  const { drafts, kept } = usePorts();
  return useMutation({
    ...mutationFor(useClient(), calls.logout),
    // Looked up before the call: its answer may reach the page after a poll that finds nobody any more.
    onMutate: () => queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser))?.profile.id,
    onSettled: async (_done, _error, _input, member) => {
      if (member !== undefined) drafts.forget(member);
      kept.forget();
      await forgetMember(queryClient);
      onLeft();
    },
  });
}
