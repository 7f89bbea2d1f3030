import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, type MessagePage, type User } from '@meetcute/contract';
import { mergeMessages, pendingOf, type PendingMessage } from '@meetcute/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { threadKey } from '../live/memberCache.ts';
import { useClient, usePorts } from '../provider/context.ts';
import { readUnsent, writeUnsent } from './unsent.ts';

const pendingKey = (conversation: string) => ['pendingMessages', conversation];
const none: readonly PendingMessage[] = [];

/** Sending in a conversation: what is on its way or failed, and the ways to send. */
export interface Sending {
  pending: readonly PendingMessage[];
  send: (text: string) => void;
  /** Sends a failed message again, under its own client id, so that it is stored once. */
  retry: (clientId: string) => void;
}

/** Sends messages; each is shown at once and stays, through reloads too, with a way to try again, until the server has it. */
export function useSend(conversation: string): Sending {
  const queryClient = useQueryClient();
  const { mutationFn } = mutationFor(useClient(), calls.sendMessage);
  const { log, drafts } = usePorts();
  const messages =
    useQuery<MessagePage>({ queryKey: threadKey(conversation), enabled: false }).data?.messages ?? [];
  const { data: pending } = useQuery({
    queryKey: pendingKey(conversation),
    queryFn: () => none,
    initialData: none,
    enabled: false,
    gcTime: Infinity,
  });

  useEffect(() => {
    const key = pendingKey(conversation);
    queryClient.setQueryData<readonly PendingMessage[]>(key, (known) =>
      known && known.length > 0 ? known : readUnsent(drafts, conversation),
    );
  }, [conversation, drafts, queryClient]);

  const change = (update: (before: readonly PendingMessage[]) => readonly PendingMessage[]) => {
    const key = pendingKey(conversation);
    const after = update(queryClient.getQueryData<readonly PendingMessage[]>(key) ?? none);
    queryClient.setQueryData(key, after);
    writeUnsent(drafts, conversation, after);
  };
  const mark = (clientId: string, state: PendingMessage['state']) =>
    change((before) => before.map((each) => (each.client_id === clientId ? { ...each, state } : each)));

  const deliver = async ({ client_id, text }: Pick<PendingMessage, 'client_id' | 'text'>) => {
    try {
      const { message, credits } = await mutationFn({ payload: { conversation, client_id, text } });
      queryClient.setQueryData<MessagePage>(threadKey(conversation), (page) =>
        page ? { ...page, messages: [...mergeMessages(page.messages, [message])], credits } : page,
      );
      // Credits belong to the account, so every place that shows them learns of it.
      queryClient.setQueryData<User | null>(
        queryKeyOf(calls.getUser),
        (user) => user && { ...user, credits },
      );
      change((before) => before.filter((each) => each.client_id !== client_id));
    } catch (error) {
      log('A message was not sent.', error);
      mark(client_id, 'failed');
    }
  };

  return {
    pending: pendingOf(pending, messages),
    send: (text) => {
      const message = { client_id: crypto.randomUUID(), text, state: 'sending' as const };
      change((before) => [...before, message]);
      void deliver(message);
    },
    retry: (clientId) => {
      const message = pending.find((each) => each.client_id === clientId);
      if (!message) return;
      mark(clientId, 'sending');
      void deliver(message);
    },
  };
}
