import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation } from '@tanstack/react-query';
import { clearQuery, conversationKey } from '../live/conversation-cache.ts';
import { discardUnsent } from './outbox/outbox.ts';
import { useOpenOutbox } from './outbox/useOutbox.ts';
import { useClient, useQueryClient } from '../provider/context.ts';

/**
 * Returns a function that removes a conversation by id, with its messages, draft and pending messages. Calls
 * `onRemoved` with the id on success. Refetches the chat list in any case (spec: call.delete-chat.reloads-chats,
 * error.conversation-delete-reloads-chats).
 */
export function useDeleteChat(onRemoved?: (conversation: string) => void): (conversation: string) => void {
  const queryClient = useQueryClient();
  // Keeps the outbox open, because discarding messages needs one.
  useOpenOutbox();
  const { mutate } = useMutation({
    ...mutationFor(useClient(), calls.deleteChat),
    onSuccess: (_, { payload: { conversation } }) => {
      onRemoved?.(conversation);
      clearQuery(queryClient, conversationKey(conversation));
      discardUnsent(queryClient, conversation);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getChats) }),
  });
  return (conversation) => mutate({ payload: { conversation } });
}
