import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePorts } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { clearPersistedQueries, clearOwner, persistQueries } from './persistedQueries.ts';

/**
 * Keeps what the member reads on this page for reading it without a connection. Forgets it when the session is over, also
 * where that was while no page was open: whoever was here before a visitor or another member has left.
 */
export function usePersistedQueries(): void {
  const queryClient = useQueryClient();
  const { app, database, now } = usePorts();
  const viewer = useViewer();
  const member = viewer?.profile.id;
  const isVisitor = viewer === null;
  const hadMember = useRef(false);
  const currentTime = useEffectEvent(() => now().getTime());
  const isOver = useEffectEvent((then: string) => then !== member);
  // Without a worker there are neither photos nor notifications of anybody's.
  const tellLeft = useEffectEvent(() => {
    void app().then(
      ({ worker }) => worker?.post('member-left'),
      () => undefined,
    );
  });
  useEffect(() => {
    if (member === undefined) return undefined;
    hadMember.current = true;
    let stop: (() => void) | undefined;
    let isStopped = false;
    const opened = database().catch(() => null);
    void opened.then((found) => {
      if (!found || isStopped) return;
      const { answers: store } = found;
      const onOther = () => tellLeft();
      stop = persistQueries({ queryClient, store, member, now: () => currentTime(), onOther });
    });
    return () => {
      isStopped = true;
      stop?.();
      if (!isOver(member)) return;
      tellLeft();
      void opened.then((found) => found && clearPersistedQueries(found.answers, member));
    };
  }, [queryClient, database, member]);
  useEffect(() => {
    // A page that has lost its own member knows of no other: somebody else may have logged in elsewhere in this browser.
    if (!isVisitor || hadMember.current) return;
    const forgetLast = async () => {
      const { answers } = await database();
      // Visitors who were never members have nothing to lose, such as news that they were sent all the same.
      if (await clearOwner(answers)) tellLeft();
    };
    void forgetLast().catch(() => undefined);
  }, [database, isVisitor]);
}
