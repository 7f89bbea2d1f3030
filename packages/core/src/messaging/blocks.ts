import type { Message } from '@meetcute/contract';

/** Messages of a block: as many as the server answers at a time. */
export const BLOCK_SIZE = 50;

/** Some messages of a conversation that follow each other; the unit in which a long one is worked out and drawn. */
export interface MessageBlock {
  /** Id of its first message, which it keeps while messages are added below it. */
  readonly key: string;
  readonly messages: readonly Message[];
}

const blockOf = (messages: readonly Message[]): MessageBlock => ({ key: messages[0]?.id ?? '', messages });

/** Cuts messages from the end, so that only the oldest block may be short. */
function cutFromEnd(messages: readonly Message[]): MessageBlock[] {
  const short = messages.length % BLOCK_SIZE;
  const blocks = short > 0 ? [blockOf(messages.slice(0, short))] : [];
  for (let at = short; at < messages.length; at += BLOCK_SIZE)
    blocks.push(blockOf(messages.slice(at, at + BLOCK_SIZE)));
  return blocks;
}

/** Fills the last block with what came since and cuts the rest into new ones. */
function withNewer(blocks: readonly MessageBlock[], newer: readonly Message[]): readonly MessageBlock[] {
  if (newer.length === 0) return blocks;
  const last = blocks.at(-1);
  const room = last ? BLOCK_SIZE - last.messages.length : 0;
  const filled =
    last && room > 0
      ? [...blocks.slice(0, -1), blockOf([...last.messages, ...newer.slice(0, room)])]
      : blocks;
  const rest = newer.slice(Math.max(0, room));
  return [
    ...filled,
    ...Array.from({ length: Math.ceil(rest.length / BLOCK_SIZE) }, (_, index) =>
      blockOf(rest.slice(index * BLOCK_SIZE, (index + 1) * BLOCK_SIZE)),
    ),
  ];
}

/** Whether messages from an index on are those of a block. A plain loop, because it runs over whole conversations. */
function isBlockAt(messages: readonly Message[], from: number, { messages: own }: MessageBlock): boolean {
  const { length } = own;
  for (let index = 0; index < length; index += 1) if (messages[from + index] !== own[index]) return false;
  return true;
}

/**
 * Cuts a conversation, oldest first, into blocks. Those `known` from before stay the same objects where nothing in them has
 * changed: older messages make new blocks above them, a new message changes the last one alone.
 */
export function cutBlocks(
  messages: readonly Message[],
  known: readonly MessageBlock[] = [],
): readonly MessageBlock[] {
  const start = messages.findIndex(({ id }) => id === known[0]?.key);
  if (start < 0) return cutFromEnd(messages);
  let at = start;
  const kept: MessageBlock[] = [];
  for (const block of known) {
    const from = at;
    // What was in the middle is gone or there is more of it: nothing fits any more.
    if (messages[from]?.id !== block.key) return cutFromEnd(messages);
    at += block.messages.length;
    kept.push(isBlockAt(messages, from, block) ? block : blockOf(messages.slice(from, at)));
  }
  return withNewer([...cutFromEnd(messages.slice(0, start)), ...kept], messages.slice(at));
}
