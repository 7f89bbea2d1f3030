import { TYPING_TIME_MS, withId } from '@meetcute/core';
import type { ClientStore } from '../provider/client-store.ts';

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
 * Writes typing states to the client store. A state ends six seconds after the last signal, or when the message is
 * sent.
 */
export function trackTyping(store: ClientStore): TypingTracker {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const setTyping = (conversation: string, isTyping: boolean) =>
    store.setState(({ typing }) => ({ typing: withId(typing, conversation, isTyping) }));
  const stopTyping = (conversation: string) => {
    clearTimeout(timers.get(conversation));
    if (timers.delete(conversation)) setTyping(conversation, false);
  };
  return {
    started: (conversation) => {
      clearTimeout(timers.get(conversation));
      timers.set(
        conversation,
        setTimeout(() => stopTyping(conversation), TYPING_TIME_MS),
      );
      setTyping(conversation, true);
    },
    stopped: stopTyping,
    stop: () => [...timers.keys()].forEach(stopTyping),
  };
}
