import type { Outbox } from '@meetcute/client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient, usePorts } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { acquireOutbox, outboxOf } from './outbox.ts';

const none = () => null;

/** The member's outbox, kept open while something uses it; null for visitors, on the server and in the first drawing. */
export function useOutbox(): Outbox | null {
  const queryClient = useQueryClient();
  const client = useClient();
  const { database, localStore, log } = usePorts();
  const member = useViewer()?.profile.id;
  const hold = useCallback(() => {
    if (member === undefined) return () => undefined;
    return acquireOutbox({ queryClient, client, ports: { database, localStore, log }, member }).close;
  }, [queryClient, client, database, localStore, log, member]);
  return useSyncExternalStore(hold, () => outboxOf(queryClient, member), none);
}
