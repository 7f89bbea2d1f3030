import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { usePorts } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { forgetOffline, keepOffline } from './offlineAnswers.ts';

/** Keeps what the member reads on this page for reading it without a connection; forgets it when the session is over. */
export function useOfflineAnswers(): void {
  const queryClient = useQueryClient();
  const { database, now } = usePorts();
  const member = useViewer()?.profile.id;
  const currentTime = useEffectEvent(() => now().getTime());
  const isOver = useEffectEvent((then: string) => then !== member);
  useEffect(() => {
    if (member === undefined) return undefined;
    let stop: (() => void) | undefined;
    let isStopped = false;
    const opened = database().catch(() => null);
    void opened.then((found) => {
      if (found && !isStopped)
        stop = keepOffline({ queryClient, answers: found.answers, member, now: () => currentTime() });
    });
    return () => {
      isStopped = true;
      stop?.();
      if (isOver(member)) void opened.then((found) => found && forgetOffline(found.answers, member));
    };
  }, [queryClient, database, member]);
}
