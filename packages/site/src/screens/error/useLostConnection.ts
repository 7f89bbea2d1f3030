import { ApiError } from '@meetcute/client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useRevalidate } from '../../router/index.ts';

const isNetworkFailure = (error: unknown) => error instanceof ApiError && error.status === 0;

/**
 * Creates the state of a page that could not load: whether the server can't be reached, or the page loads again because it
 * can. Not `useConnection`, which would become a part of every first page.
 */
function createLostConnection(queryClient: QueryClient, revalidate: () => Promise<void>) {
  const queries = queryClient.getQueryCache();
  let isLoading = false;
  const read = () =>
    isLoading || !navigator.onLine || queries.getAll().some(({ state }) => isNetworkFailure(state.error));
  const subscribe = (onChange: () => void) => {
    const loadAgain = () => {
      if (isLoading) return;
      isLoading = true;
      void revalidate().finally(() => {
        isLoading = false;
        onChange();
      });
    };
    const stop = queries.subscribe((event) => {
      // Browsers do not always report a regained connection, but the page's own polls find it.
      const isReached =
        event.type === 'updated' && event.action.type === 'success' && !event.action.manual && read();
      if (isReached) loadAgain();
      onChange();
    });
    addEventListener('online', loadAgain);
    addEventListener('offline', onChange);
    return () => {
      stop();
      removeEventListener('online', loadAgain);
      removeEventListener('offline', onChange);
    };
  };
  return { read, subscribe };
}

/**
 * Returns whether a page failed while the server can't be reached. Loads the page again as soon as it can, and returns true
 * until it has loaded.
 */
export function useLostConnection(): boolean {
  const queryClient = useQueryClient();
  const revalidate = useRevalidate();
  const [connection] = useState(() => createLostConnection(queryClient, revalidate));
  return useSyncExternalStore(connection.subscribe, connection.read, () => false);
}
