import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';

/**
 * Starts the chat with a member, or finds it, and hands its id to `onStarted` (spec: call.get-chat.navigates-to-chat).
 * `start` is null for visitors and for oneself. The error policy tells a failure.
 */
export function useStartChat(
  profileId: string,
  onStarted: (chatId: string) => void,
): { start: (() => void) | null; isPending: boolean; isError: boolean } {
  const queryClient = useQueryClient();
  const client = useClient();
  const viewer = useViewer();
  const { mutate, isPending, isError } = useMutation({
    mutationKey: [calls.startChat.name],
    mutationFn: () => client.call(calls.startChat, { query: { profile: profileId } }),
    meta: { call: calls.startChat.name },
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getChats) });
      onStarted(id);
    },
  });
  const canStart = viewer && viewer.profile.id !== profileId;
  return { start: canStart && !isPending ? () => mutate() : null, isPending, isError };
}
