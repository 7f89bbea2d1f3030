import type { Message } from '@meetcute/contract';
import { compareIds } from '../ids.ts';

const stateOrder = { sent: 0, delivered: 1, read: 2 } as const;

/**
 * Merges two versions of one message. The further delivery state wins, whichever version came first. Returns
 * `a` itself if `b` adds nothing.
 */
const newer = (a: Message, b: Message): Message => {
  const state = stateOrder[a.state] > stateOrder[b.state] ? a.state : b.state;
  const mergedMessage = { ...b, state };
  return JSON.stringify(mergedMessage) === JSON.stringify({ ...b, ...a }) ? a : mergedMessage;
};

/** Returns how many messages, oldest first, have an id before `id`. `isWith` includes the message with that id. */
function countBefore(messages: readonly Message[], id: string, isWith: boolean): number {
  let [low, high] = [0, messages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = compareIds(messages[middle]?.id ?? '', id);
    if (order < 0 || (isWith && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Merges messages of one conversation into known ones, oldest first, each once by id, from any order.
 * Compares only the overlap, so that the cost does not grow with the conversation. Unchanged messages and an
 * unchanged list stay the same objects.
 */
export const mergeMessages = (
  existingMessages: readonly Message[],
  more: readonly Message[],
): readonly Message[] => {
  const sortedMessages = more.toSorted((a, b) => compareIds(a.id, b.id));
  const [oldest, newest] = [sortedMessages[0], sortedMessages.at(-1)];
  if (!oldest || !newest) return existingMessages;
  const start = countBefore(existingMessages, oldest.id, false);
  const end = countBefore(existingMessages, newest.id, true);
  const byId = new Map(existingMessages.slice(start, end).map((message) => [message.id, message]));
  const overlapSize = byId.size;
  let isNew = false;
  for (const message of sortedMessages) {
    const old = byId.get(message.id);
    const mergedMessage = old ? newer(old, message) : message;
    if (mergedMessage !== old) isNew = true;
    byId.set(message.id, mergedMessage);
  }
  if (!isNew) return existingMessages;
  const mergedMessages = [...byId.values()];
  if (overlapSize > 0) mergedMessages.sort((a, b) => compareIds(a.id, b.id));
  return [...existingMessages.slice(0, start), ...mergedMessages, ...existingMessages.slice(end)];
};

/** Sets the state of the matching messages. Returns the same list if none matches. */
function changeEach(
  messages: readonly Message[],
  isMeant: (message: Message) => boolean,
  state: Message['state'],
): readonly Message[] {
  if (!messages.some(isMeant)) return messages;
  return messages.map((message) => (isMeant(message) ? { ...message, state } : message));
}

/** Marks the messages that others than `reader` sent, up to a message id, as read. */
export const markRead = (
  messages: readonly Message[],
  { reader, read_until: end }: { readonly reader: string; readonly read_until: string },
): readonly Message[] =>
  changeEach(
    messages,
    ({ id, sender, state }) => state !== 'read' && sender !== reader && compareIds(id, end) <= 0,
    'read',
  );

/** Marks the messages that others than `reader` sent, up to a message id, as delivered to the reader's browser. */
export const markDelivered = (
  messages: readonly Message[],
  { reader, delivered_until: end }: { readonly reader: string; readonly delivered_until: string },
): readonly Message[] =>
  changeEach(
    messages,
    ({ id, sender, state }) => state === 'sent' && sender !== reader && compareIds(id, end) <= 0,
    'delivered',
  );

/**
 * Returns the id up to which a reader of these messages, oldest first, has read. This is the newest message
 * of others, because one's own messages count as read. Falls back to the newest of all; undefined without
 * messages.
 */
export const readAsFar = (
  messages: readonly Pick<Message, 'id' | 'sender'>[],
  reader: string,
): string | undefined => (messages.findLast(({ sender }) => sender !== reader) ?? messages.at(-1))?.id;

/** Returns whether loaded messages, oldest first, end before the last message in the list of chats. */
export const isBehind = (
  messages: readonly Pick<Message, 'id'>[],
  last: Pick<Message, 'id'> | null,
): boolean => last !== null && compareIds(messages.at(-1)?.id ?? '0', last.id) < 0;
