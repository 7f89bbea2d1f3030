import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, usePorts } from '../provider/context.ts';

/**
 * Removes a conversation and calls `onRemoved`; the chats are loaded again afterwards, and a failure is told in an alert
 * (spec: error.conversation-delete-alert, call.delete-chat.reloads-chats).
 */
export function useDeleteChat(onRemoved?: () => void): (conversation: string) => void {
  const queryClient = useQueryClient();
  const { alert } = usePorts();
  const errorText = useErrorText();
  const { mutate } = useMutation({
    ...mutationFor(useClient(), calls.deleteChat),
    onSuccess: () => onRemoved?.(),
    onError: (error) => alert(errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getChats) }),
  });
  return (conversation) => mutate({ payload: { conversation } });
}
