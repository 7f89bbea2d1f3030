import { ApiError } from '@meetcute/client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useRevalidate } from '../../router/index.ts';

const isNetworkFailure = (error: unknown) => error instanceof ApiError && error.status === 0;

/**
 * Creates the state of a page that could not load: whether the server can't be reached, or the page loads again because it
 * can. `watch` loads it again then, until the returned function is called. Not `useConnection`, which would become a part of
 * every first page.
 */
function createLostConnection(queryClient: QueryClient, revalidate: () => Promise<void>) {
  const queries = queryClient.getQueryCache();
  let isLoading = false;
  let isOnlineMeanwhile = false;
  let listener: (() => void) | null = null;
  const change = () => listener?.();
  const read = () =>
    isLoading || !navigator.onLine || queries.getAll().some(({ state }) => isNetworkFailure(state.error));
  const loadAgain = () => {
    if (isLoading) return;
    isLoading = true;
    void revalidate().finally(() => {
      isLoading = false;
      change();
      // What began to load while the browser was offline may have failed.
      if (isOnlineMeanwhile && read()) loadAgain();
      isOnlineMeanwhile = false;
    });
  };
  const subscribe = (onChange: () => void) => {
    listener = onChange;
    return () => {
      listener = null;
    };
  };
  const watch = () => {
    const onOnline = () => {
      isOnlineMeanwhile = isLoading;
      loadAgain();
    };
    const stop = queries.subscribe((event) => {
      // Browsers do not always report a regained connection, but the page's own polls find it.
      const isReached =
        event.type === 'updated' && event.action.type === 'success' && !event.action.manual && read();
      if (isReached) loadAgain();
      change();
    });
    addEventListener('online', onOnline);
    addEventListener('offline', change);
    return () => {
      stop();
      removeEventListener('online', onOnline);
      removeEventListener('offline', change);
    };
  };
  return { read, subscribe, watch };
}

const isReachable = () => false;

/**
 * Returns whether a page failed because the server can't be reached. Loads the page again as soon as it can, and returns true
 * until it has loaded. `isMissing`: the page doesn't exist, so that there is nothing to load again.
 */
export function useLostConnection(isMissing: boolean): boolean {
  const queryClient = useQueryClient();
  const revalidate = useRevalidate();
  const [connection] = useState(() => createLostConnection(queryClient, revalidate));
  const { subscribe, read, watch } = connection;
  // A subscription of React begins after the page was painted, when the browser may already be online again.
  useLayoutEffect(() => (isMissing ? undefined : watch()), [isMissing, watch]);
  return useSyncExternalStore(subscribe, isMissing ? isReachable : read, isReachable);
}
