import { calls } from '@meetcute/contract';
import { TYPING_PAUSE_MS } from '@meetcute/core';
import { useCallback, useRef } from 'react';
import { useClient } from '../provider/context.ts';
import { useClientState } from '../provider/useClientState.ts';

/** Returns whether the other member is typing in a conversation now. */
export const useTyping = (conversation: string): boolean =>
  useClientState(({ typing }) => typing.includes(conversation));

/**
 * Returns a function that tells the other member about typing. Call it on every change of the draft. It sends at most
 * one signal every three seconds; failures are ignored.
 */
export function useSendTyping(conversation: string): () => void {
  const client = useClient();
  const lastSent = useRef({ conversation, at: -Infinity });
  return useCallback(() => {
    const now = performance.now();
    const { current } = lastSent;
    if (current.conversation === conversation && now < current.at + TYPING_PAUSE_MS) return;
    lastSent.current = { conversation, at: now };
    client.call(calls.sendTyping, { payload: { conversation } }).catch(() => undefined);
  }, [client, conversation]);
}
