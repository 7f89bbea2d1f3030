import { ApiError } from '@meetcute/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How the page stands to the server: offline, online but without answers, back again a moment ago, or as it should be. */
export type Connection = 'online' | 'offline' | 'reconnecting' | 'back';

/** Milliseconds for which it is said that all is well again. */
const BACK_MS = 4000;

const hasNoAnswer = (error: unknown) => error instanceof ApiError && error.status === 0;

/** How the page stands to the server, by what the browser says and by what becomes of the page's own questions. */
export function useConnection(): Connection {
  const queryClient = useQueryClient();
  const [connection, setConnection] = useState<Connection>('online');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLost = false;
    const lose = () => {
      clearTimeout(timer);
      isLost = true;
      setConnection(navigator.onLine ? 'reconnecting' : 'offline');
    };
    const find = () => {
      if (!isLost) return;
      isLost = false;
      setConnection('back');
      timer = setTimeout(() => setConnection('online'), BACK_MS);
    };
    const queries = queryClient.getQueryCache();
    // What had no answer before anybody listened.
    if (!navigator.onLine || queries.getAll().some(({ state }) => hasNoAnswer(state.error))) lose();
    const stop = queries.subscribe((event) => {
      if (event.type !== 'updated') return;
      const { action } = event;
      if ((action.type === 'failed' || action.type === 'error') && hasNoAnswer(action.error)) lose();
      // What is kept for reading offline is no answer of the server's.
      else if (action.type === 'success' && !action.manual && navigator.onLine) find();
    });
    globalThis.addEventListener('offline', lose);
    globalThis.addEventListener('online', find);
    return () => {
      clearTimeout(timer);
      stop();
      globalThis.removeEventListener('offline', lose);
      globalThis.removeEventListener('online', find);
    };
  }, [queryClient]);
  return connection;
}
