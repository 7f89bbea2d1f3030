import { queryKeyOf } from '@meetcute/client';
import { calls, type ChatList } from '@meetcute/contract';
import { useMutation } from '@tanstack/react-query';
import { isBirthDateMissing } from '../contact/birth-date.ts';
import { useContact } from '../contact/useContact.ts';
import { useClient, useQueryClient } from '../provider/context.ts';

/** Action that opens the chat with a member. */
export interface StartChat {
  /** Starts or finds the chat; null for logged-out visitors, for the member's own profile, and while starting. */
  start: (() => void) | null;
  /** Whether the chat is starting. */
  isPending: boolean;
  /** Whether the last attempt failed. */
  isError: boolean;
  /** Whether a missing date of birth is the reason that the chat can't start. */
  needsBirthDate: boolean;
}

/**
 * Starts the chat with a member, or finds it, and passes its id to `onStarted` (spec:
 * call.get-chat.navigates-to-chat). Asks for a missing date of birth first, unless the two have a chat with
 * messages. The error policy reports failures.
 */
export function useStartChat(profileId: string, onStarted: (chatId: string) => void): StartChat {
  const queryClient = useQueryClient();
  const client = useClient();
  const { refusal, ask, onFailed } = useContact(profileId);
  const { mutate, isPending, error } = useMutation({
    mutationKey: [calls.startChat.name],
    mutationFn: () => client.call(calls.startChat, { query: { profile: profileId } }),
    meta: { call: calls.startChat.name },
    onSuccess: ({ id }) => onStarted(id),
    onError: (failure) => onFailed(failure, { onSaved: () => mutate() }),
  });
  /** Whether the two have no chat with messages yet; false while not all chats are loaded, and the server decides. */
  const isFirst = () => {
    const list = queryClient.getQueryData<ChatList>(queryKeyOf(calls.getChats));
    return list !== undefined && !list.before && list.chats.every(({ profile }) => profile.id !== profileId);
  };
  const isBirthDateUnknown = refusal === 'birth_date_missing';
  const start = () => {
    if (isBirthDateUnknown && isFirst()) ask({ onSaved: () => mutate() });
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
