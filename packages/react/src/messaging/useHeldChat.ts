import { emptyOutbox } from '@meetcute/core';
import { useSyncExternalStore } from 'react';
import { useOutbox } from './useOutbox.ts';

const never = () => () => undefined;

/**
 * Returns the id of the conversation with the oldest message that waits for credits; null without one. The message is
 * sent by itself when the member has credits.
 */
export function useHeldChat(): string | null {
  const outbox = useOutbox();
  const { items } = useSyncExternalStore(
    outbox?.subscribe ?? never,
    () => outbox?.read() ?? emptyOutbox,
    () => emptyOutbox,
  );
  return items.find(({ code }) => code === 'no_credits')?.conversation ?? null;
}
