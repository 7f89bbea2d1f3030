import { queryKeyOf } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useClient, usePorts } from '../provider/context.ts';
import { keepLive } from './keepLive.ts';
import { keepSession } from './keepSession.ts';

export interface LiveSessionOptions {
  /** The member was lost without having asked for it. */
  onLost: () => void;
  /** The member has logged out in another tab of this browser. */
  onLeft: () => void;
}

/** Keeps session and data of the page live: polling, the event stream, and what a 403 means. Used once, in the shell. */
export function useLiveSession(options: LiveSessionOptions): void {
  const queryClient = useQueryClient();
  const client = useClient();
  const { drafts, push } = usePorts();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(
    () =>
      keepSession({
        queryClient,
        client,
        startLive: () => {
          const user = queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser));
          return user ? keepLive({ queryClient, client, user, push, drafts }) : () => undefined;
        },
        onLost: () => latest.current.onLost(),
        onLeft: (member) => {
          drafts.forget(member);
          latest.current.onLeft();
        },
      }),
    [queryClient, client, drafts, push],
  );
}
