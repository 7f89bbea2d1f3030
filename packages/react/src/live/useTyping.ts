import { calls } from '@meetcute/contract';
import { TYPING_PAUSE } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useClient } from '../provider/context.ts';
import { typingKey } from './trackTyping.ts';

const nobody = () => false;

/** Whether the other is writing in a conversation at this moment. */
export function useTyping(conversation: string): boolean {
  const { data } = useQuery({
    queryKey: typingKey(conversation),
    queryFn: nobody,
    initialData: false,
    enabled: false,
  });
  return data;
}

/**
 * Tells the other that the member is writing: call it at each change of what is written. It is said at most every three
 * seconds, and nothing comes of it where it can't be.
 */
export function useSendTyping(conversation: string): () => void {
  const client = useClient();
  const told = useRef({ conversation, at: -Infinity });
  return useCallback(() => {
    const now = performance.now();
    const isTold = told.current.conversation === conversation && now < told.current.at + TYPING_PAUSE;
    if (isTold) return;
    told.current = { conversation, at: now };
    client.call(calls.sendTyping, { payload: { conversation } }).catch(() => undefined);
  }, [client, conversation]);
}
