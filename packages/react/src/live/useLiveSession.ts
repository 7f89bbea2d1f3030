import { queryKeyOf } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useClient } from '../provider/context.ts';
import { keepLive } from './keepLive.ts';
import { loggingOutKey } from '../session/forgetMember.ts';
import { keepSession } from './keepSession.ts';

/**
 * Keeps session and data of the page live: polling, the event stream, and what a 403 means. Used once, in the shell;
 * `onLost` runs when the member was lost without having asked for it.
 */
export function useLiveSession(onLost: () => void): void {
  const queryClient = useQueryClient();
  const client = useClient();
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });
  useEffect(
    () =>
      keepSession({
        queryClient,
        client,
        startLive: () => {
          const user = queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser));
          return user ? keepLive({ queryClient, client, user }) : () => undefined;
        },
        onLost: () => lost.current(),
      }),
    [queryClient, client],
  );
}

/** Says that the page was hidden, as a beacon at that very moment (spec: call.post-page-hidden.beacon-when-hidden). */
export function usePageHidden(): void {
  const client = useClient();
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState === 'hidden') client.beacon(calls.pageHidden, { payload: {} });
    };
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [client]);
}

/** Whether the member was lost less than a second ago (spec: session.logging-out-flag-1-s). */
export function useIsLoggingOut(): boolean {
  return useQuery({ queryKey: loggingOutKey, queryFn: () => false, enabled: false, initialData: false }).data;
}
