import { TYPING_TIME } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';

/** The key of whether the other is writing in a conversation at this moment. */
export const typingKey = (conversation: string) => ['typing', conversation] as const;

/** What has to be told of who is writing. */
export interface TypingTracker {
  /** The other is writing in a conversation. */
  started: (conversation: string) => void;
  /** The other has sent what they were writing. */
  stopped: (conversation: string) => void;
  stop: () => void;
}

/** Remembers who is writing for six seconds after the last sign of it, or until they have sent it. */
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
        setTimeout(() => stopped(conversation), TYPING_TIME),
      );
      queryClient.setQueryData(typingKey(conversation), true);
    },
    stopped,
    stop: () => [...timers.keys()].forEach(stopped),
  };
}
