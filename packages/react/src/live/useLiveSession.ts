import { queryKeyOf } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import { useEffect, useRef } from 'react';
import { acquireOutbox } from '../messaging/outbox/outbox.ts';
import { useClient, useClientStore, usePorts, useQueryClient } from '../provider/context.ts';
import { clearMemberData } from '../session/clear-member-data.ts';
import { startLiveSync } from './start-live-sync.ts';
import { watchSession } from './watch-session.ts';

/** Options of `useLiveSession`. */
export interface LiveSessionOptions {
  /**
   * Whether the page had a member before the hook was mounted. A session that ended in between then counts as lost.
   * Default: false.
   */
  wasLoggedIn?: boolean;
  /** Called when the session ends without a logout, for instance when it expires. Default: nothing. */
  onLost?: () => void;
  /** Called when the member logs out in another tab of this browser. Default: nothing. */
  onLoggedOut?: () => void;
}

/**
 * Keeps the session and data of the page live: polls, reads the event stream, and ends the session on a 403. Use it
 * once, in the shell.
 */
export function useLiveSession(options: LiveSessionOptions = {}): void {
  const queryClient = useQueryClient();
  const client = useClient();
  const store = useClientStore();
  const { database, sessionStore, localStore, log, push, now } = usePorts();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(
    () =>
      watchSession({
        queryClient,
        store,
        client,
        startLive: () => {
          const user = queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser));
          if (!user) return () => undefined;
          const stopLive = startLiveSync({ queryClient, store, client, user, push, now });
          const member = user.profile.id;
          // Pending messages are sent from any open page of the site. In a task of its own, because opening takes as long
          // as the rest; a conversation on the page opens the outbox by itself.
          let close: (() => void) | undefined;
          const opening = setTimeout(() => {
            const page = { queryClient, store, client, ports: { database, localStore, log }, member };
            ({ close } = acquireOutbox(page));
          });
          return () => {
            clearTimeout(opening);
            stopLive();
            close?.();
          };
        },
        wasLoggedIn: latest.current.wasLoggedIn,
        onLost: () => latest.current.onLost?.(),
        onLoggedOut: (member) => {
          sessionStore.clear(member);
          localStore.clear();
          void clearMemberData(database, member);
          latest.current.onLoggedOut?.();
        },
      }),
    [queryClient, store, client, database, sessionStore, localStore, log, push, now],
  );
}
