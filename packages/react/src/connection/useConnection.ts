import { ApiError } from '@meetcute/client';
import { useEffect, useState } from 'react';
import { useClientStore, useQueryClient } from '../provider/context.ts';

/**
 * State of the connection to the server: 'online'; 'offline' by the browser's report; 'reconnecting' while requests fail;
 * or 'back' for four seconds after the connection is restored.
 */
export type Connection = 'online' | 'offline' | 'reconnecting' | 'back';

/** Milliseconds for which the state is 'back' after the connection is restored. */
const BACK_MS = 4000;

const isNetworkFailure = (error: unknown) => error instanceof ApiError && error.status === 0;

/**
 * Returns the state of the connection to the server. It derives the state from the browser's online status, the results
 * of the page's queries and events on the stream. Sends no requests itself.
 */
export function useConnection(): Connection {
  const queryClient = useQueryClient();
  const store = useClientStore();
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
    // Include requests that failed before this hook was mounted.
    if (!navigator.onLine || queries.getAll().some(({ state }) => isNetworkFailure(state.error))) lose();
    const stop = queries.subscribe((event) => {
      if (event.type !== 'updated') return;
      const { action } = event;
      if ((action.type === 'failed' || action.type === 'error') && isNetworkFailure(action.error)) lose();
      // Results restored for offline use and data set by the page itself are not responses of the server.
      if (action.type === 'success' && !action.manual && navigator.onLine) find();
    });
    const stopReached = store.subscribe(({ reachedAt }, previousState) => {
      if (reachedAt !== null && reachedAt !== previousState.reachedAt && navigator.onLine) find();
    });
    globalThis.addEventListener('offline', lose);
    globalThis.addEventListener('online', find);
    return () => {
      clearTimeout(timer);
      stop();
      stopReached();
      globalThis.removeEventListener('offline', lose);
      globalThis.removeEventListener('online', find);
    };
  }, [queryClient, store]);
  return connection;
}
