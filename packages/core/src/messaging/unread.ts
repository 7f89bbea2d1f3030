import type { Message } from '@meetcute/contract';
import { compareIds } from '../ids.ts';

/** What a conversation was like when it was opened. */
export interface Opening {
  /** How far the member had read, null for nothing. */
  readonly readUntil: string | null;
  /** The newest message then, null for none: what came later is new, but it was seen coming. */
  readonly newest: string | null;
}

/**
 * The first message of others that was unread when a conversation was opened, of messages oldest first; undefined where
 * there was none, and while it may stand among older messages (`hasOlder`) that are not loaded.
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
