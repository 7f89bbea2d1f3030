import { ApiError } from '@meetcute/client';
import { holdBack, nextToSend, type PendingMessage } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import { draftKey, type Drafts } from '../provider/drafts.ts';
import { readUnsent, writeUnsent } from './unsent.ts';

/** Whose messages wait, and where. */
export interface OutboxOptions {
  queryClient: QueryClient;
  drafts: Drafts;
  /** Profile id of who writes. */
  member: string;
  conversation: string;
}

type Pending = readonly PendingMessage[];

/** The key of a member's waiting messages in the query cache. */
export const outboxKey = (member: string, conversation: string) =>
  ['pendingMessages', member, conversation] as const;

const running = new WeakMap<QueryClient, Set<string>>();

/** Keys of the conversations that are sending on a page, so that none sends twice at a time. */
function runningOn(queryClient: QueryClient): Set<string> {
  const known = running.get(queryClient) ?? new Set();
  running.set(queryClient, known);
  return known;
}

/** Changes what waits, in the cache and through reloads; what a lost session has taken from the cache counts too. */
export function changeOutbox(
  { queryClient, drafts, member, conversation }: OutboxOptions,
  update: (before: Pending) => Pending,
): void {
  const key = outboxKey(member, conversation);
  const after = update(queryClient.getQueryData<Pending>(key) ?? readUnsent(drafts, member, conversation));
  queryClient.setQueryData(key, after);
  writeUnsent(drafts, member, conversation, after);
}

/** Forgets what a member has written in a conversation and not sent: the draft, and what waits. */
export function forgetWriting(outbox: OutboxOptions): void {
  changeOutbox(outbox, () => []);
  outbox.drafts.write(draftKey(outbox.member, outbox.conversation), '');
}

/**
 * Sends what waits, one message after the other, because two at once may arrive in the wrong order. Does nothing while
 * the conversation is sending already: new messages are taken along.
 */
export async function runOutbox(
  outbox: OutboxOptions,
  deliver: (message: PendingMessage) => Promise<void>,
  onFailed: (error: unknown) => void,
): Promise<void> {
  const { queryClient, member, conversation } = outbox;
  const key = outboxKey(member, conversation);
  const busy = runningOn(queryClient);
  if (busy.has(key.join('/'))) return;
  busy.add(key.join('/'));
  const step = async (): Promise<void> => {
    const next = nextToSend(queryClient.getQueryData<Pending>(key) ?? []);
    if (!next) return;
    try {
      await deliver(next);
      changeOutbox(outbox, (before) => before.filter((each) => each.client_id !== next.client_id));
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null;
      changeOutbox(outbox, (before) => holdBack(before, next.client_id, status));
      onFailed(error);
    }
    await step();
  };
  try {
    await step();
  } finally {
    busy.delete(key.join('/'));
  }
}
