import { queryKeyOf } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useClient } from '../provider/context.ts';
import { keepLive } from './keepLive.ts';
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
