import { TYPING_TIME_MS } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';

/** Returns the query key of the typing state of a conversation. */
export const typingKey = (conversation: string) => ['typing', conversation] as const;

/** Tracks typing of the other members. */
export interface TypingTracker {
  /** Reports that the other member is typing in a conversation. */
  started: (conversation: string) => void;
  /** Reports that the other member has sent the message. */
  stopped: (conversation: string) => void;
  /** Ends typing in all conversations. */
  stop: () => void;
}

/**
 * Writes typing states to the query cache. A state ends six seconds after the last signal, or when the message is
 * sent.
 */
export function trackTyping(queryClient: QueryClient): TypingTracker {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const stopped = (conversation: string) => {
    clearTimeout(timers.get(conversation));
    if (timers.delete(conversation)) queryClient.setQueryData(typingKey(conversation), false);
  };
  return {
    started: (conversation) => {
      clearTimeout(timers.get(conversation));
      timers.set(
        conversation,
        setTimeout(() => stopped(conversation), TYPING_TIME_MS),
      );
      queryClient.setQueryData(typingKey(conversation), true);
    },
    stopped,
    stop: () => [...timers.keys()].forEach(stopped),
  };
}
