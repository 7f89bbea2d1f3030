import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNotices } from '../notices/NoticesContext.ts';
import { useClient } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';

/**
 * Starts the chat with a member, or finds it, and hands its id to `onStarted` (spec: call.get-chat.navigates-to-chat).
 * `start` is null for visitors and for oneself. A failure is told in a danger notice (spec: error.chat-start-body).
 */
export function useStartChat(
  profileId: string,
  onStarted: (chatId: string) => void,
): { start: (() => void) | null; isPending: boolean; isError: boolean } {
  const queryClient = useQueryClient();
  const client = useClient();
  const viewer = useViewer();
  const { notify } = useNotices();
  const { t } = useTranslation('error');
  const { mutate, isPending, isError } = useMutation({
    mutationKey: [calls.startChat.name],
    mutationFn: () => client.call(calls.startChat, { query: { profile: profileId } }),
    meta: { call: calls.startChat.name },
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getChats) });
      onStarted(id);
    },
    onError: () => notify({ kind: 'danger', title: t('heading'), body: t('startChat') }),
  });
  const canStart = viewer && viewer.profile.id !== profileId;
  return { start: canStart && !isPending ? () => mutate() : null, isPending, isError };
}
