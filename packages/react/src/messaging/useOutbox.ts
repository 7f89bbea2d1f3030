import type { Outbox } from '@meetcute/client';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient, useClientStore, usePorts, useQueryClient } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { acquireOutbox, outboxOf } from './outbox.ts';

const none = () => null;

/**
 * Returns the member's outbox and keeps it open while mounted. Null for logged-out visitors, on the server and in the
 * first render.
 */
export function useOutbox(): Outbox | null {
  const queryClient = useQueryClient();
  const client = useClient();
  const store = useClientStore();
  const { database, localStore, log } = usePorts();
  const member = useViewer()?.profile.id;
  const acquire = useCallback(() => {
    if (member === undefined) return () => undefined;
    return acquireOutbox({ queryClient, store, client, ports: { database, localStore, log }, member }).close;
  }, [queryClient, store, client, database, localStore, log, member]);
  return useSyncExternalStore(acquire, () => outboxOf(queryClient, member), none);
}
