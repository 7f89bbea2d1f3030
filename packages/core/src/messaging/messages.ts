import type { Message } from '@meetcute/contract';
import { compareIds } from '../ids.ts';

const stateOrder = { sent: 0, delivered: 1, read: 2 } as const;

/** Two versions of one message: what was read stays read, whichever came first; the first one itself where nothing is new. */
const newer = (a: Message, b: Message): Message => {
  const state = stateOrder[a.state] > stateOrder[b.state] ? a.state : b.state;
  const merged = { ...b, state };
  return JSON.stringify(merged) === JSON.stringify({ ...b, ...a }) ? a : merged;
};

/** How many of some messages, oldest first, stand before an id; `isWith` counts the one with the id too. */
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
 * Adds messages of one conversation to known ones, oldest first, each once by id, in whatever order they came. Only where
 * the two overlap are they compared, so that a new message and an older page cost as much in a long conversation as in a
 * short one; a message, and the whole, stays the same object where nothing is new.
 */
export const mergeMessages = (known: readonly Message[], more: readonly Message[]): readonly Message[] => {
  const sorted = more.toSorted((a, b) => compareIds(a.id, b.id));
  const [oldest, newest] = [sorted[0], sorted.at(-1)];
  if (!oldest || !newest) return known;
  const start = countBefore(known, oldest.id, false);
  const end = countBefore(known, newest.id, true);
  const byId = new Map(known.slice(start, end).map((message) => [message.id, message]));
  const before = byId.size;
  let isNew = false;
  for (const message of sorted) {
    const old = byId.get(message.id);
    const merged = old ? newer(old, message) : message;
    if (merged !== old) isNew = true;
    byId.set(message.id, merged);
  }
  if (!isNew) return known;
  const between = [...byId.values()];
  if (before > 0) between.sort((a, b) => compareIds(a.id, b.id));
  return [...known.slice(0, start), ...between, ...known.slice(end)];
};

/** Changes messages for which that makes a difference; the same list where it makes none. */
function changeEach(
  messages: readonly Message[],
  isMeant: (message: Message) => boolean,
  state: Message['state'],
): readonly Message[] {
  if (!messages.some(isMeant)) return messages;
  return messages.map((message) => (isMeant(message) ? { ...message, state } : message));
}

/** Marks everything that others than `reader` sent, up to a message id, as read. */
export const markRead = (
  messages: readonly Message[],
  { reader, read_until: end }: { readonly reader: string; readonly read_until: string },
): readonly Message[] =>
  changeEach(
    messages,
    ({ id, sender, state }) => state !== 'read' && sender !== reader && compareIds(id, end) <= 0,
    'read',
  );

/** Marks everything that others than `reader` sent, up to a message id, as having reached a browser of the reader's. */
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
