import { queryKeyOf } from '@meetcute/client';
import { calls, type ChatItem } from '@meetcute/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isBirthDateMissing } from '../contact/birthDate.ts';
import { useContact } from '../contact/useContact.ts';
import { useClient } from '../provider/context.ts';

/** How to open the chat with a member. */
export interface StartChat {
  /** Null for visitors, for oneself, and while it is starting. */
  start: (() => void) | null;
  isPending: boolean;
  isError: boolean;
  /** Whether it failed for the want of a date of birth, or would. */
  needsBirthDate: boolean;
}

/**
 * Starts the chat with a member, or finds it, and hands its id to `onStarted` (spec: call.get-chat.navigates-to-chat).
 * Who has given no date of birth is asked for it first, unless the two have a chat. The error policy tells a failure.
 */
export function useStartChat(profileId: string, onStarted: (chatId: string) => void): StartChat {
  const queryClient = useQueryClient();
  const client = useClient();
  const { refusal, ask, onFailed } = useContact(profileId);
  const { mutate, isPending, error } = useMutation({
    mutationKey: [calls.startChat.name],
    mutationFn: () => client.call(calls.startChat, { query: { profile: profileId } }),
    meta: { call: calls.startChat.name },
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getChats) });
      onStarted(id);
    },
    onError: (failure) => onFailed(failure, { onGiven: () => mutate() }),
  });
  /** Where the chats are not known yet the server decides. */
  const isFirst = () => {
    const list = queryClient.getQueryData<{ chats: readonly ChatItem[] }>(queryKeyOf(calls.getChats));
    return list !== undefined && list.chats.every(({ profile }) => profile.id !== profileId);
  };
  const isBirthDateUnknown = refusal === 'birth_date_missing';
  const start = () => {
    if (isBirthDateUnknown && isFirst()) ask({ onGiven: () => mutate() });
    else mutate();
  };
  const canStart = refusal === null || isBirthDateUnknown;
  return {
    start: canStart && !isPending ? start : null,
    isPending,
    isError: error !== null,
    needsBirthDate: error === null ? isBirthDateUnknown : isBirthDateMissing(error),
  };
}
