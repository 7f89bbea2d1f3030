import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';

/**
 * Removes a conversation and calls `onRemoved`; the chats are loaded again afterwards, also after a failure
 * (spec: call.delete-chat.reloads-chats, error.conversation-delete-reloads-chats).
 */
export function useDeleteChat(onRemoved?: () => void): (conversation: string) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    ...mutationFor(useClient(), calls.deleteChat),
    onSuccess: () => onRemoved?.(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getChats) }),
  });
  return (conversation) => mutate({ payload: { conversation } });
}
