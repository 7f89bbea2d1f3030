import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetAnswer, threadKey } from '../live/answers.ts';
import { useClient, usePorts } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { forgetWriting } from './outbox.ts';

/**
 * Removes a conversation with everything that this page keeps of it, and calls `onRemoved`; the chats are loaded again
 * afterwards, also after a failure (spec: call.delete-chat.reloads-chats, error.conversation-delete-reloads-chats).
 */
export function useDeleteChat(onRemoved?: () => void): (conversation: string) => void {
  const queryClient = useQueryClient();
  const { drafts } = usePorts();
  const member = useViewer()?.profile.id ?? '';
  const { mutate } = useMutation({
    ...mutationFor(useClient(), calls.deleteChat),
    onSuccess: (_, { payload: { conversation } }) => {
      onRemoved?.();
      forgetAnswer(queryClient, threadKey(conversation));
      forgetWriting({ queryClient, drafts, member, conversation });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getChats) }),
  });
  return (conversation) => mutate({ payload: { conversation } });
}
