import type { Message } from '@meetcute/contract';
import { compareIds } from '../ids.ts';

const stateOrder = { sent: 0, delivered: 1, read: 2 } as const;

/** Two versions of one message: what was read stays read, whichever version came first. */
const newer = (a: Message, b: Message): Message => ({
  ...a,
  ...b,
  state: stateOrder[a.state] > stateOrder[b.state] ? a.state : b.state,
});

/** Adds messages of one conversation, each once by id, oldest first, in whatever order they came. */
export const mergeMessages = (known: readonly Message[], more: readonly Message[]): readonly Message[] => {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of more) {
    const old = byId.get(message.id);
    byId.set(message.id, old ? newer(old, message) : message);
  }
  return [...byId.values()].toSorted((a, b) => compareIds(a.id, b.id));
};

/** Marks everything that others than `reader` sent, up to a message id, as read. */
export const markRead = (
  messages: readonly Message[],
  read: { readonly reader: string; readonly read_until: string },
): readonly Message[] =>
  messages.map((message) =>
    message.sender !== read.reader && compareIds(message.id, read.read_until) <= 0
      ? { ...message, state: 'read' as const }
      : message,
  );

/**
 * How far a reader who sees messages, oldest first, has read: to the newest that others sent, because sending reads one's
 * own; to the newest of all where there is none, undefined without messages.
 */
export const readAsFar = (
  messages: readonly Pick<Message, 'id' | 'sender'>[],
  reader: string,
): string | undefined => (messages.findLast(({ sender }) => sender !== reader) ?? messages.at(-1))?.id;

/** Whether messages of a conversation, oldest first, end before the last message that the list of chats knows of it. */
export const isBehind = (
  messages: readonly Pick<Message, 'id'>[],
  last: Pick<Message, 'id'> | null,
): boolean => last !== null && compareIds(messages.at(-1)?.id ?? '0', last.id) < 0;

/** A message on its way; `failed` may be tried again with the same client id, so that it is stored once. */
export interface PendingMessage {
  readonly client_id: string;
  readonly text: string;
  readonly state: 'sending' | 'failed';
}

/** What is still on its way: a message that came back by its client id is not. */
export const pendingOf = (
  pending: readonly PendingMessage[],
  messages: readonly Pick<Message, 'client_id'>[],
): readonly PendingMessage[] => {
  const stored = new Set(messages.map((message) => message.client_id));
  return pending.filter((message) => !stored.has(message.client_id));
};
