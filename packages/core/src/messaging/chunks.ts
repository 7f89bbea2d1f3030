import type { Message } from '@meetcute/contract';

/** Number of messages in a chunk, equal to the server's page size. */
export const CHUNK_SIZE = 50;

/** Consecutive messages of a conversation: the unit in which a long conversation is computed and rendered. */
export interface MessageChunk {
  /** Id of the first message. Stays the same while messages are appended. */
  readonly key: string;
  readonly messages: readonly Message[];
}

const chunkOf = (messages: readonly Message[]): MessageChunk => ({ key: messages[0]?.id ?? '', messages });

/** Cuts messages from the end, so that only the oldest chunk may be short. */
function cutFromEnd(messages: readonly Message[]): MessageChunk[] {
  const short = messages.length % CHUNK_SIZE;
  const chunks = short > 0 ? [chunkOf(messages.slice(0, short))] : [];
  for (let start = short; start < messages.length; start += CHUNK_SIZE)
    chunks.push(chunkOf(messages.slice(start, start + CHUNK_SIZE)));
  return chunks;
}

/** Fills the last chunk with newer messages and cuts the rest into new chunks. */
function withNewer(chunks: readonly MessageChunk[], newer: readonly Message[]): readonly MessageChunk[] {
  if (newer.length === 0) return chunks;
  const last = chunks.at(-1);
  const room = last ? CHUNK_SIZE - last.messages.length : 0;
  const filledChunks =
    last && room > 0
      ? [...chunks.slice(0, -1), chunkOf([...last.messages, ...newer.slice(0, room)])]
      : chunks;
  const rest = newer.slice(Math.max(0, room));
  return [
    ...filledChunks,
    ...Array.from({ length: Math.ceil(rest.length / CHUNK_SIZE) }, (_, index) =>
      chunkOf(rest.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE)),
    ),
  ];
}

/**
 * Returns whether the messages from an index on equal those of a chunk. A plain loop, because it runs over
 * whole conversations.
 */
function isChunkAt(
  messages: readonly Message[],
  start: number,
  { messages: content }: MessageChunk,
): boolean {
  const { length } = content;
  for (let index = 0; index < length; index += 1)
    if (messages[start + index] !== content[index]) return false;
  return true;
}

/**
 * Splits a conversation, oldest first, into chunks. Unchanged chunks of `previousChunks` stay the same objects: older
 * messages form new chunks above, and a new message changes only the last one.
 */
export function chunkMessages(
  messages: readonly Message[],
  previousChunks: readonly MessageChunk[] = [],
): readonly MessageChunk[] {
  const start = messages.findIndex(({ id }) => id === previousChunks[0]?.key);
  if (start < 0) return cutFromEnd(messages);
  let position = start;
  const updatedChunks: MessageChunk[] = [];
  for (const chunk of previousChunks) {
    const chunkStart = position;
    // Messages in the middle were removed or added, so known boundaries no longer fit.
    if (messages[chunkStart]?.id !== chunk.key) return cutFromEnd(messages);
    position += chunk.messages.length;
    updatedChunks.push(
      isChunkAt(messages, chunkStart, chunk) ? chunk : chunkOf(messages.slice(chunkStart, position)),
    );
  }
  return withNewer([...cutFromEnd(messages.slice(0, start)), ...updatedChunks], messages.slice(position));
}
