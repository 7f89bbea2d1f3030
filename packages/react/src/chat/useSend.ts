import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, type MessagePage, type User } from '@meetcute/contract';
import { mergeMessages, pendingOf, sendAgain, type PendingMessage } from '@meetcute/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useContact } from '../contact/useContact.ts';
import { threadKey } from '../live/answers.ts';
import { useClient, usePorts } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { changeOutbox, outboxKey, runOutbox, type OutboxOptions } from './outbox.ts';
import { threadQuery } from './thread.ts';
import { readUnsent } from './unsent.ts';

const none: readonly PendingMessage[] = [];

/** Sending in a conversation: what is on its way or failed, and the ways to send. */
export interface Sending {
  pending: readonly PendingMessage[];
  /** Sends a message after those that still wait. */
  send: (text: string) => void;
  /** Sends everything that failed again, in order and each under its own client id, so that it is stored once. */
  retry: () => void;
}

/** Delivers one message and shows what the server made of it. */
function useDeliver({ queryClient, member, conversation }: OutboxOptions) {
  const { mutationFn } = mutationFor(useClient(), calls.sendMessage);
  return async ({ client_id, text }: PendingMessage): Promise<void> => {
    const { message, credits } = await mutationFn({ payload: { conversation, client_id, text } });
    queryClient.setQueryData<MessagePage>(threadKey(conversation), (page) =>
      page ? { ...page, messages: [...mergeMessages(page.messages, [message])], credits } : page,
    );
    // Credits belong to the account, so every place that shows them learns of it; another member may be there by now.
    queryClient.setQueryData<User | null>(queryKeyOf(calls.getUser), (user) =>
      user?.profile.id === member ? { ...user, credits } : user,
    );
  };
}

/**
 * Sends messages one after the other; each is shown at once and stays, through reloads too, with a way to try again,
 * until the server has it. Who has given no date of birth is asked for it first.
 */
export function useSend(conversation: string): Sending {
  const queryClient = useQueryClient();
  const { log, drafts } = usePorts();
  const member = useViewer()?.profile.id ?? '';
  const { refusal, ask, onFailed } = useContact();
  const outbox: OutboxOptions = { queryClient, drafts, member, conversation };
  const deliver = useDeliver(outbox);
  const messages =
    useQuery({ ...threadQuery(useClient(), queryClient, conversation), enabled: false }).data?.messages ?? [];
  const { data: pending } = useQuery({
    queryKey: outboxKey(member, conversation),
    queryFn: () => none,
    initialData: none,
    enabled: false,
    gcTime: Infinity,
  });

  useEffect(() => {
    queryClient.setQueryData<readonly PendingMessage[]>(outboxKey(member, conversation), (known) =>
      known && known.length > 0 ? known : readUnsent(drafts, member, conversation),
    );
  }, [conversation, drafts, member, queryClient]);

  const run = () =>
    void runOutbox(outbox, deliver, (error) => {
      log('A message was not sent.', error);
      onFailed(error, { onGiven: again });
    });
  const again = () => {
    changeOutbox(outbox, sendAgain);
    run();
  };
  const fail = () =>
    changeOutbox(outbox, (before) => before.map((message) => ({ ...message, state: 'failed' })));
  /** A message that waits for the date of birth is shown as one on its way. */
  const start = () => {
    changeOutbox(outbox, sendAgain);
    if (refusal === 'birth_date_missing') ask({ onGiven: again, onGivenUp: fail });
    else run();
  };
  return {
    pending: pendingOf(pending, messages),
    send: (text) => {
      const message = { client_id: crypto.randomUUID(), text, state: 'sending' as const };
      changeOutbox(outbox, (before) => [...before, message]);
      start();
    },
    retry: start,
  };
}
