import { useEffect, useEffectEvent, useRef } from 'react';
import { usePorts, useQueryClient } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { clearPersistedQueries, clearOwner, persistQueries } from './persisted-queries.ts';

/**
 * Persists the member's query results for reading offline. Removes them when the session ends, even if it ended while no
 * page was open. Use it once, in the shell.
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
  // Without a worker there are no cached photos or notifications to remove.
  const postMemberLeft = useEffectEvent(() => {
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
    const databasePromise = database().catch(() => null);
    void databasePromise.then((openedDatabase) => {
      if (!openedDatabase || isStopped) return;
      const { queries: store } = openedDatabase;
      const onOther = () => postMemberLeft();
      stop = persistQueries({ queryClient, store, member, now: () => currentTime(), onOther });
    });
    return () => {
      isStopped = true;
      stop?.();
      if (!isOver(member)) return;
      postMemberLeft();
      void databasePromise.then(
        (openedDatabase) => openedDatabase && clearPersistedQueries(openedDatabase.queries, member),
      );
    };
  }, [queryClient, database, member]);
  useEffect(() => {
    // After a logout on this page, the stored results may belong to a member who has logged in on another page.
    if (!isVisitor || hadMember.current) return;
    const clearLast = async () => {
      const { queries } = await database();
      // A visitor without stored results keeps their notifications.
      if (await clearOwner(queries)) postMemberLeft();
    };
    void clearLast().catch(() => undefined);
  }, [database, isVisitor]);
}
