import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clearQuery, conversationKey } from '../live/conversationCache.ts';
import { useClient } from '../provider/context.ts';
import { discardUnsent } from './outbox.ts';
import { useOutbox } from './useOutbox.ts';

/**
 * Removes a conversation with everything that this page keeps of it, and calls `onRemoved`; the chats are loaded again
 * afterwards, also after a failure (spec: call.delete-chat.reloads-chats, error.conversation-delete-reloads-chats).
 */
export function useDeleteChat(onRemoved?: () => void): (conversation: string) => void {
  const queryClient = useQueryClient();
  // There must be one to take the messages from.
  useOutbox();
  const { mutate } = useMutation({
    ...mutationFor(useClient(), calls.deleteChat),
    onSuccess: (_, { payload: { conversation } }) => {
      onRemoved?.();
      clearQuery(queryClient, conversationKey(conversation));
      discardUnsent(queryClient, conversation);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getChats) }),
  });
  return (conversation) => mutate({ payload: { conversation } });
}
