import type { Message } from '@meetcute/contract';
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

/** A message as it is shown, stored or still on its way; `id` is unique and stays the same when it is stored. */
export interface DisplayMessage {
  readonly id: string;
  readonly sender: string;
  readonly sent_at: string;
  readonly text: string;
  readonly image: Message['image'];
  /** The picture of a message that is still on its way. Default: none. */
  readonly pendingImage?: PendingImage | undefined;
  readonly state: MessageState;
  /** What to try again with; null for a stored message. */
  readonly clientId: string | null;
  /** Why it was not sent, or waits: an error code; null where nothing is wrong. */
  readonly code: string | null;
}

/** The messages of one day within a block. */
export interface DisplayDay extends MessageDay<DisplayMessage> {
  /** Whether the block above ends on the same day, so that it has been said. */
  readonly isContinued: boolean;
}

/** Messages that are drawn together. It stays the same object while nothing in it changes. */
export interface DisplayChunk {
  readonly key: string;
  /** How many messages stand in it. */
  readonly size: number;
  readonly days: readonly DisplayDay[];
  /** The same block without its first messages: its last ones, so many or, as a run stays whole, a few more. */
  readonly tail: (count: number) => DisplayChunk;
}

/** What blocks depend on beside the messages. */
export interface ChunkContext {
  readonly offset: UtcOffset;
  /** Messages that are not stored yet, under the newest. */
  readonly underWay: readonly DisplayMessage[];
  /** Id of the message under the divider, as it is shown: it begins a run. */
  readonly unreadFrom: string | undefined;
}

/** A stored message as it is shown. */
export const stored = (message: Message): DisplayMessage => ({
  ...message,
  id: message.client_id ?? message.id,
  clientId: null,
  code: null,
});

/** What stands in a block, by day. */
type Group = () => readonly MessageDay<DisplayMessage>[];

/** Messages by day, worked out when a block is first drawn, because most of a long conversation never is. */
function groupLater(
  messages: readonly Message[],
  underWay: readonly DisplayMessage[],
  { offset, unreadFrom }: Omit<ChunkContext, 'underWay'>,
): Group {
  let days: ReturnType<Group> | undefined;
  const work = () => {
    const all = [...messages.map(stored), ...underWay];
    const breakBefore = all.find(({ id }) => id === unreadFrom);
    return groupMessages(all, offset, breakBefore);
  };
  return () => (days ??= work());
}

/** The reader's day of an instant, worked out when it is asked for; undefined without one. */
const dayLater = (sent: string | undefined, offset: UtcOffset) => () =>
  sent === undefined ? undefined : dayOf(sent, offset);

/** The last days of a block with so many messages, or a few more: a run is not broken. */
function lastOf(days: readonly DisplayDay[], count: number): { days: readonly DisplayDay[]; size: number } {
  const last: DisplayDay[] = [];
  let size = 0;
  for (const day of days.toReversed()) {
    if (size >= count) break;
    let from = day.runs.length;
    for (; from > 0 && size < count; from -= 1) size += day.runs[from - 1]?.messages.length ?? 0;
    // The day is said above its first message, which is not drawn.
    last.unshift(from > 0 ? { ...day, runs: day.runs.slice(from), isContinued: true } : day);
  }
  return { days: last, size };
}

/** A block under messages that end on a day, undefined above the first ones. */
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

/** Makes blocks of a growing conversation; only those whose messages or surroundings have changed are made anew. */
export function createChunks() {
  let known: readonly MessageChunk[] = [];
  let made: readonly DisplayChunk[] = [];
  let lookedAt: Omit<ChunkContext, 'underWay'> | undefined;
  // Older messages above leave the runs of a block as they are, so that none of its messages is drawn again.
  let groups = new WeakMap<MessageChunk, Group>();

  const groupOf = (chunk: MessageChunk, look: ChunkContext): Group => {
    const group = groups.get(chunk) ?? groupLater(chunk.messages, [], look);
    groups.set(chunk, group);
    return group;
  };

  const make = (messages: readonly Message[], look: ChunkContext): readonly DisplayChunk[] => {
    const { offset, unreadFrom } = look;
    const chunks = chunkMessages(messages, known);
    const isSame = lookedAt?.offset === offset && lookedAt.unreadFrom === unreadFrom;
    if (!isSame) groups = new WeakMap();
    // Older messages have moved all blocks down by as many as they make.
    const added = chunks.findIndex(({ key }) => key === known[0]?.key);
    made = chunks.map((chunk, index) => {
      const last = index - added;
      const kept = isSame && known[last] === chunk ? made[last] : undefined;
      const isUnderSame = index > 0 && known[last - 1] === chunks[index - 1];
      if (kept && (isUnderSame || sentAbove(known, last) === sentAbove(chunks, index))) return kept;
      const { key, messages: own } = chunk;
      return createChunk(key, own.length, groupOf(chunk, look), dayLater(sentAbove(chunks, index), offset));
    });
    [known, lookedAt] = [chunks, { offset, unreadFrom }];
    return made;
  };

  return (messages: readonly Message[], look: ChunkContext): readonly DisplayChunk[] => {
    const shown = make(messages, look);
    const { underWay, offset } = look;
    if (underWay.length === 0) return shown;
    const last = known.at(-1);
    const own = last?.messages ?? [];
    const dayAbove = dayLater(sentAbove(known, known.length - 1), offset);
    const group = groupLater(own, underWay, look);
    return [
      ...shown.slice(0, -1),
      createChunk(last?.key ?? '', own.length + underWay.length, group, dayAbove),
    ];
  };
}
