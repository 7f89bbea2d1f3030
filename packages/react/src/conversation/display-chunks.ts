import type { Message, MessageReference } from '@meetcute/contract';
import {
  chunkMessages,
  dayOf,
  groupMessages,
  type MessageChunk,
  type MessageDay,
  type UtcOffset,
  type PendingImage,
} from '@meetcute/core';
import type { MessageState } from './MessageRoot.tsx';

/** Message to display, stored or pending. */
export interface DisplayMessage {
  /** Unique id that stays the same when a pending message is stored. */
  readonly id: string;
  /** Id of a stored message in its conversation; null for a pending one. */
  readonly storedId: string | null;
  /** Profile id of the sender. */
  readonly sender: string;
  /** Time of sending, as an ISO 8601 string in UTC. */
  readonly sent_at: string;
  /** Text of the message; may be empty if there is an image. */
  readonly text: string;
  /** Image of a stored message; null if there is none. */
  readonly image: Message['image'];
  /** Image of a pending message. Default: none. */
  readonly pendingImage?: PendingImage | undefined;
  /** Reference to what the message answers. Default: nothing. */
  readonly reference?: MessageReference | undefined;
  /** Whether the operators removed the content, which is empty then. Default: false. */
  readonly removed?: boolean | undefined;
  /** Delivery state. */
  readonly state: MessageState;
  /** Id to retry a pending message with; null for a stored message. */
  readonly clientId: string | null;
  /** Error code that explains why the message failed or waits; null if there is none. */
  readonly code: string | null;
}

/** Messages of one day within a chunk. */
export interface DisplayDay extends MessageDay<DisplayMessage> {
  /** Whether the day starts in an earlier chunk or in messages left out, so that it needs no separator here. */
  readonly isContinued: boolean;
}

/** Messages that are rendered together. Stays the same object while its contents do not change. */
export interface DisplayChunk {
  /** Unique key of the chunk, also for React. */
  readonly key: string;
  /** Number of messages. */
  readonly size: number;
  /** Messages by day, oldest first. */
  readonly days: readonly DisplayDay[];
  /** Returns the chunk with only its last `count` messages, or a few more, because runs are not split. */
  readonly tail: (count: number) => DisplayChunk;
}

/** Inputs that chunks depend on besides the stored messages. */
export interface ChunkContext {
  /** UTC offset of the reader's time zone at an instant. */
  readonly offset: UtcOffset;
  /** Pending messages, shown below the newest stored one. */
  readonly underWay: readonly DisplayMessage[];
  /** Display id of the message below the unread divider, which starts a new run; undefined for no divider. */
  readonly unreadFrom: string | undefined;
}

/** Converts a stored message to a display message. */
export const displayStored = (message: Message): DisplayMessage => ({
  ...message,
  id: message.client_id ?? message.id,
  storedId: message.id,
  clientId: null,
  code: null,
});

/** Returns the messages of a chunk by day. */
type Group = () => readonly MessageDay<DisplayMessage>[];

/** Groups messages by day on first use, because most chunks of a long conversation are never rendered. */
function lazyGroup(
  messages: readonly Message[],
  underWay: readonly DisplayMessage[],
  { offset, unreadFrom }: Omit<ChunkContext, 'underWay'>,
): Group {
  let days: ReturnType<Group> | undefined;
  const compute = () => {
    const all = [...messages.map(displayStored), ...underWay];
    const breakBefore = all.find(({ id }) => id === unreadFrom);
    return groupMessages(all, offset, breakBefore);
  };
  return () => (days ??= compute());
}

/** Computes the reader's day of an instant on demand; undefined without an instant. */
const lazyDay = (sentAt: string | undefined, offset: UtcOffset) => () =>
  sentAt === undefined ? undefined : dayOf(sentAt, offset);

/** Returns the last `count` messages by day, or a few more, because runs are not split. */
function lastOf(days: readonly DisplayDay[], count: number): { days: readonly DisplayDay[]; size: number } {
  const last: DisplayDay[] = [];
  let size = 0;
  for (const day of days.toReversed()) {
    if (size >= count) break;
    let start = day.runs.length;
    for (; start > 0 && size < count; start -= 1) size += day.runs[start - 1]?.messages.length ?? 0;
    // The separator belongs above the day's first message, which is left out.
    last.unshift(start > 0 ? { ...day, runs: day.runs.slice(start), isContinued: true } : day);
  }
  return { days: last, size };
}

/** Creates a chunk. `dayAbove` returns the day of the last message before it; undefined for the first chunk. */
function createChunk(
  key: string,
  size: number,
  group: Group,
  dayAbove: () => string | undefined,
): DisplayChunk {
  let days: readonly DisplayDay[] | undefined;
  const tails = new Map<number, DisplayChunk>();
  const chunk: DisplayChunk = {
    key,
    size,
    get days() {
      days ??= group().map((day) => ({ ...day, isContinued: day.day === dayAbove() }));
      return days;
    },
    tail: (count) => {
      const last = lastOf(chunk.days, count);
      if (last.size === size) return chunk;
      const tail = tails.get(last.size) ?? { key, ...last, tail: chunk.tail };
      tails.set(last.size, tail);
      return tail;
    },
  };
  return chunk;
}

const sentAbove = (chunks: readonly MessageChunk[], index: number) =>
  chunks[index - 1]?.messages.at(-1)?.sent_at;

/**
 * Creates a function that splits a growing conversation into chunks. It returns the same objects for chunks whose
 * messages and neighbours have not changed.
 */
export function createChunks() {
  let knownChunks: readonly MessageChunk[] = [];
  let displayChunks: readonly DisplayChunk[] = [];
  let lastContext: Omit<ChunkContext, 'underWay'> | undefined;
  // Loading older messages does not change the runs of a chunk, so its messages are not rendered again.
  let groups = new WeakMap<MessageChunk, Group>();

  const groupOf = (chunk: MessageChunk, context: ChunkContext): Group => {
    const group = groups.get(chunk) ?? lazyGroup(chunk.messages, [], context);
    groups.set(chunk, group);
    return group;
  };

  const make = (messages: readonly Message[], context: ChunkContext): readonly DisplayChunk[] => {
    const { offset, unreadFrom } = context;
    const chunks = chunkMessages(messages, knownChunks);
    const isSame = lastContext?.offset === offset && lastContext.unreadFrom === unreadFrom;
    if (!isSame) groups = new WeakMap();
    // Chunks of older messages shift the index of all known chunks.
    const indexShift = chunks.findIndex(({ key }) => key === knownChunks[0]?.key);
    displayChunks = chunks.map((chunk, index) => {
      const last = index - indexShift;
      const reusableChunk = isSame && knownChunks[last] === chunk ? displayChunks[last] : undefined;
      const isUnderSame = index > 0 && knownChunks[last - 1] === chunks[index - 1];
      if (reusableChunk && (isUnderSame || sentAbove(knownChunks, last) === sentAbove(chunks, index)))
        return reusableChunk;
      const { key, messages: messagesInChunk } = chunk;
      return createChunk(
        key,
        messagesInChunk.length,
        groupOf(chunk, context),
        lazyDay(sentAbove(chunks, index), offset),
      );
    });
    [knownChunks, lastContext] = [chunks, { offset, unreadFrom }];
    return displayChunks;
  };

  return (messages: readonly Message[], context: ChunkContext): readonly DisplayChunk[] => {
    const chunks = make(messages, context);
    const { underWay, offset } = context;
    if (underWay.length === 0) return chunks;
    const last = knownChunks.at(-1);
    const lastMessages = last?.messages ?? [];
    const dayAbove = lazyDay(sentAbove(knownChunks, knownChunks.length - 1), offset);
    const group = lazyGroup(lastMessages, underWay, context);
    return [
      ...chunks.slice(0, -1),
      createChunk(last?.key ?? '', lastMessages.length + underWay.length, group, dayAbove),
    ];
  };
}
