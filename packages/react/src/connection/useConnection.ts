import { ApiError } from '@meetcute/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reachedKey } from './reached.ts';

/** How the page stands to the server: offline, online but without answers, back again a moment ago, or as it should be. */
export type Connection = 'online' | 'offline' | 'reconnecting' | 'back';

/** Milliseconds for which it is said that all is well again. */
const BACK_MS = 4000;

const isNetworkFailure = (error: unknown) => error instanceof ApiError && error.status === 0;

/**
 * How the page stands to the server, by what the browser says, by what becomes of the page's own questions, and by the stream
 * that is heard, while which few are asked.
 */
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
    if (!navigator.onLine || queries.getAll().some(({ state }) => isNetworkFailure(state.error))) lose();
    const stop = queries.subscribe((event) => {
      if (event.type !== 'updated') return;
      const { action, query } = event;
      if ((action.type === 'failed' || action.type === 'error') && isNetworkFailure(action.error)) lose();
      if (action.type !== 'success' || !navigator.onLine) return;
      // What is kept for reading offline, and what a page notes for itself, is no answer of the server's.
      if (!action.manual || query.queryKey[0] === reachedKey[0]) find();
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
