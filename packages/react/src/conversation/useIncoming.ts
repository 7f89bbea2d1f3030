import type { Message } from '@meetcute/contract';
import { useState } from 'react';

/** The message that came in last while the conversation was open; null until one comes. It is what to announce. */
export function useIncoming(messages: readonly Message[], viewerId: string): Message | null {
  const newest = messages.at(-1);
  const [seen, setSeen] = useState(newest?.id);
  const [incoming, setIncoming] = useState<Message | null>(null);
  if (newest && newest.id !== seen) {
    setSeen(newest.id);
    if (seen !== undefined && newest.sender !== viewerId) setIncoming(newest);
  }
  return incoming;
}
