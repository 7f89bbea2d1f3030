import type { Message } from '@meetcute/contract';

/** Messages of a block: as many as the server answers at a time. */
export const CHUNK_SIZE = 50;

/** Some messages of a conversation that follow each other; the unit in which a long one is worked out and drawn. */
export interface MessageChunk {
  /** Id of its first message, which it keeps while messages are added below it. */
  readonly key: string;
  readonly messages: readonly Message[];
}

const chunkOf = (messages: readonly Message[]): MessageChunk => ({ key: messages[0]?.id ?? '', messages });

/** Cuts messages from the end, so that only the oldest block may be short. */
function cutFromEnd(messages: readonly Message[]): MessageChunk[] {
  const short = messages.length % CHUNK_SIZE;
  const chunks = short > 0 ? [chunkOf(messages.slice(0, short))] : [];
  for (let at = short; at < messages.length; at += CHUNK_SIZE)
    chunks.push(chunkOf(messages.slice(at, at + CHUNK_SIZE)));
  return chunks;
}

/** Fills the last block with what came since and cuts the rest into new ones. */
function withNewer(chunks: readonly MessageChunk[], newer: readonly Message[]): readonly MessageChunk[] {
  if (newer.length === 0) return chunks;
  const last = chunks.at(-1);
  const room = last ? CHUNK_SIZE - last.messages.length : 0;
  const filled =
    last && room > 0
      ? [...chunks.slice(0, -1), chunkOf([...last.messages, ...newer.slice(0, room)])]
      : chunks;
  const rest = newer.slice(Math.max(0, room));
  return [
    ...filled,
    ...Array.from({ length: Math.ceil(rest.length / CHUNK_SIZE) }, (_, index) =>
      chunkOf(rest.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE)),
    ),
  ];
}

/** Whether messages from an index on are those of a block. A plain loop, because it runs over whole conversations. */
function isChunkAt(messages: readonly Message[], from: number, { messages: own }: MessageChunk): boolean {
  const { length } = own;
  for (let index = 0; index < length; index += 1) if (messages[from + index] !== own[index]) return false;
  return true;
}

/**
 * Cuts a conversation, oldest first, into blocks. Those `known` from before stay the same objects where nothing in them has
 * changed: older messages make new blocks above them, a new message changes the last one alone.
 */
export function chunkMessages(
  messages: readonly Message[],
  known: readonly MessageChunk[] = [],
): readonly MessageChunk[] {
  const start = messages.findIndex(({ id }) => id === known[0]?.key);
  if (start < 0) return cutFromEnd(messages);
  let at = start;
  const kept: MessageChunk[] = [];
  for (const chunk of known) {
    const from = at;
    // What was in the middle is gone or there is more of it: nothing fits any more.
    if (messages[from]?.id !== chunk.key) return cutFromEnd(messages);
    at += chunk.messages.length;
    kept.push(isChunkAt(messages, from, chunk) ? chunk : chunkOf(messages.slice(from, at)));
  }
  return withNewer([...cutFromEnd(messages.slice(0, start)), ...kept], messages.slice(at));
}
