import type { Outbox } from '@meetcute/client';
import { emptyOutbox, type OutboxState } from '@meetcute/core';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useClient, useClientStore, usePorts, useQueryClient } from '../../provider/context.ts';
import { useViewer } from '../../session/useViewer.ts';
import { acquireOutbox, findOutbox } from './outbox.ts';

const none = () => null;

/** Returns a function that opens the member's outbox and returns one that closes it. */
function useAcquire(): () => () => void {
  const queryClient = useQueryClient();
  const client = useClient();
  const store = useClientStore();
  const { database, localStore, log } = usePorts();
  const member = useViewer()?.profile.id;
  return useCallback(() => {
    if (member === undefined) return () => undefined;
    return acquireOutbox({ queryClient, store, client, ports: { database, localStore, log }, member }).close;
  }, [queryClient, store, client, database, localStore, log, member]);
}

/**
 * Returns the member's outbox and keeps it open while mounted. Null for logged-out visitors, on the server and in the
 * first render.
 */
export function useOutbox(): Outbox | null {
  const queryClient = useQueryClient();
  const member = useViewer()?.profile.id;
  return useSyncExternalStore(useAcquire(), () => findOutbox(queryClient, member), none);
}

const never = () => () => undefined;

/** Returns the messages of an outbox; those of an empty one for null. */
export const useOutboxState = (outbox: Outbox | null): OutboxState =>
  useSyncExternalStore(
    outbox?.subscribe ?? never,
    () => outbox?.read() ?? emptyOutbox,
    () => emptyOutbox,
  );

/** Keeps the member's outbox open while mounted. It renders nothing again when the outbox opens. */
export function useOpenOutbox(): void {
  const acquire = useAcquire();
  useEffect(acquire, [acquire]);
}
