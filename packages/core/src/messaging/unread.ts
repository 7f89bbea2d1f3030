import type { Message } from '@meetcute/contract';
import { compareIds } from '../ids.ts';

/** State of a conversation when it was opened. */
export interface Opening {
  /** Id of the last message that the member had read; null for none. */
  readonly readUntil: string | null;
  /** Id of the newest message at that time; null for none. Later messages arrived while the conversation was open. */
  readonly newest: string | null;
}

/**
 * Returns the first message of others that was unread when the conversation was opened, from messages oldest
 * first. Undefined if there is none, or while it may be among older messages (`hasOlder`) that are not
 * loaded.
 */
export function firstUnread<M extends Pick<Message, 'id' | 'sender'>>(
  messages: readonly M[],
  { readUntil, newest }: Opening,
  reader: string,
  hasOlder: boolean,
): M | undefined {
  const start = messages.findLastIndex(({ id }) => compareIds(id, readUntil ?? '0') <= 0) + 1;
  if (newest === null || (start === 0 && hasOlder)) return undefined;
  const first = messages.slice(start).find(({ sender }) => sender !== reader);
  return first && compareIds(first.id, newest) <= 0 ? first : undefined;
}
