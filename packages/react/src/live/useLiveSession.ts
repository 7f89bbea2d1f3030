import { queryKeyOf } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useClient, usePorts } from '../provider/context.ts';
import { clearMemberData } from '../session/clearMemberData.ts';
import { acquireOutbox } from '../messaging/outbox.ts';
import { startLiveSync } from './startLiveSync.ts';
import { watchSession } from './watchSession.ts';

export interface LiveSessionOptions {
  /** The member was lost without having asked for it. */
  onLost: () => void;
  /** The member has logged out in another tab of this browser. */
  onLoggedOut: () => void;
}

/** Keeps session and data of the page live: polling, the event stream, and what a 403 means. Used once, in the shell. */
export function useLiveSession(options: LiveSessionOptions): void {
  const queryClient = useQueryClient();
  const client = useClient();
  const { database, sessionStore, localStore, log, push } = usePorts();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(
    () =>
      watchSession({
        queryClient,
        client,
        startLive: () => {
          const user = queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser));
          if (!user) return () => undefined;
          const stopLive = startLiveSync({ queryClient, client, user, push });
          // What waits is sent by whatever page of the site is open.
          const page = { queryClient, client, ports: { database, localStore, log }, member: user.profile.id };
          const { close } = acquireOutbox(page);
          return () => {
            stopLive();
            close();
          };
        },
        onLost: () => latest.current.onLost(),
        onLoggedOut: (member) => {
          sessionStore.clear(member);
          localStore.clear();
          void clearMemberData(database, member);
          latest.current.onLoggedOut();
        },
      }),
    [queryClient, client, database, sessionStore, localStore, log, push],
  );
}
