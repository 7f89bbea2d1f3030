import type { Message } from '@meetcute/contract';
import { compareIds } from '@meetcute/core';
import { useState } from 'react';

/** Messages that arrived while a conversation was open. */
export interface Incoming {
  /** Latest batch of messages by others, oldest first; these are the ones to announce. */
  latest: readonly Message[];
  /** Number of messages by others that arrived while `isAway`. */
  unseen: number;
}

const none: readonly Message[] = [];

/** Returns the messages by others after an id. `messages` are oldest first. */
function findIncoming(messages: readonly Message[], id: string, viewerId: string): readonly Message[] {
  const start = messages.findLastIndex((message) => compareIds(message.id, id) <= 0) + 1;
  return messages.slice(start).filter(({ sender }) => sender !== viewerId);
}

/**
 * Tracks messages that arrive while a conversation is open. `messages` are oldest first, undefined until loaded. `isAway`
 * is true while the reader is scrolled up.
 */
export function useIncoming(
  messages: readonly Message[] | undefined,
  viewerId: string,
  isAway: boolean,
): Incoming {
  const newest = messages && (messages.at(-1)?.id ?? '0');
  const [lastKnownId, setLastKnownId] = useState(newest);
  const [seenId, setSeenId] = useState(newest);
  const [latest, setLatest] = useState(none);
  if (messages && newest !== lastKnownId) {
    setLastKnownId(newest);
    if (lastKnownId !== undefined) {
      const more = findIncoming(messages, lastKnownId, viewerId);
      if (more.length > 0) setLatest(more);
    }
  }
  if (!isAway && seenId !== newest) setSeenId(newest);
  const unseenCount =
    isAway && messages && seenId !== undefined ? findIncoming(messages, seenId, viewerId).length : 0;
  return { latest, unseen: unseenCount };
}
