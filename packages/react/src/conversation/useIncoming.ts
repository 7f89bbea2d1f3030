import type { Message } from '@meetcute/contract';
import { compareIds } from '@meetcute/core';
import { useState } from 'react';

/** What came in while a conversation was open. */
export interface Incoming {
  /** The messages of others that came in last, all that came at once, oldest first. They are what to announce. */
  latest: readonly Message[];
  /** How many messages of others have come in while `isAway`. */
  unseen: number;
}

const none: readonly Message[] = [];

/** Messages of others after an id, of messages oldest first. */
function since(messages: readonly Message[], id: string, viewerId: string): readonly Message[] {
  const from = messages.findLastIndex((message) => compareIds(message.id, id) <= 0) + 1;
  return messages.slice(from).filter(({ sender }) => sender !== viewerId);
}

/** What came in while one looked at messages, oldest first, undefined while they load; `isAway` while one reads further up. */
export function useIncoming(
  messages: readonly Message[] | undefined,
  viewerId: string,
  isAway: boolean,
): Incoming {
  const newest = messages && (messages.at(-1)?.id ?? '0');
  const [known, setKnown] = useState(newest);
  const [seen, setSeen] = useState(newest);
  const [latest, setLatest] = useState(none);
  if (messages && newest !== known) {
    setKnown(newest);
    if (known !== undefined) {
      const more = since(messages, known, viewerId);
      if (more.length > 0) setLatest(more);
    }
  }
  if (!isAway && seen !== newest) setSeen(newest);
  const unseen = isAway && messages && seen !== undefined ? since(messages, seen, viewerId).length : 0;
  return { latest, unseen };
}
