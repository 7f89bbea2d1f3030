import { queryKeyOf, userQuery, type Client } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import { notifyManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { afterPaint } from '../part/after-paint.ts';
import { useClient, useQueryClient } from '../provider/context.ts';

/** Knowledge of a page about its viewer. */
interface ViewerStore {
  /** Calls `onChange` after each change of the user. The first subscription loads an unknown user. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Returns the user; null for a logged-out visitor, undefined while loading. */
  readonly read: () => User | null | undefined;
  /** Returns whether a member is logged in. */
  readonly isLoggedIn: () => boolean;
}

const stores = new WeakMap<QueryClient, ViewerStore>();

/** Creates the store with one observer of the query: a card of the search asks four times, and each observer hashes, subscribes and compares. */
function createViewerStore(queryClient: QueryClient, client: Client): ViewerStore {
  // Polling and the event stream keep the user fresh, so reading components never refetch.
  const options = { ...userQuery(client), staleTime: Infinity, notifyOnChangeProps: ['data' as const] };
  const observer = new QueryObserver<User | null>(queryClient, options);
  const read = () => queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser));
  const isLoggedIn = () => Boolean(read());
  const listeners = new Set<() => void>();
  const notify = notifyManager.batchCalls(() => listeners.forEach((listener) => listener()));
  let last: User | null | undefined;
  let stop = () => {};
  const onUser = () => {
    const isLogin = last === null && isLoggedIn();
    last = read();
    // The screen that has logged a visitor in goes on first: the rest of the page has much to change. A member who is
    // found when the page starts shows at once, because text that is typed meanwhile would not be stored as theirs.
    if (isLogin) void afterPaint().then(notify);
    else notify();
  };
  return {
    subscribe: (onChange) => {
      // The cache drops what nobody has observed for a while; the observer would keep its old query.
      observer.setOptions(options);
      if (listeners.size === 0) {
        last = read();
        stop = observer.subscribe(onUser);
      }
      listeners.add(onChange);
      return () => {
        if (listeners.delete(onChange) && listeners.size === 0) stop();
      };
    },
    read,
    isLoggedIn,
  };
}

function useViewerStore(): ViewerStore {
  const queryClient = useQueryClient();
  const client = useClient();
  const existing = stores.get(queryClient);
  if (existing) return existing;
  const store = createViewerStore(queryClient, client);
  stores.set(queryClient, store);
  return store;
}

/** Returns the logged-in user; null for a logged-out visitor, undefined while loading. */
export function useViewer(): User | null | undefined {
  const { subscribe, read } = useViewerStore();
  return useSyncExternalStore(subscribe, read, read);
}

/** Returns whether a member is logged in (spec: session.logged-in-means-user-present). Renders again only when that changes. */
export const useIsLoggedIn = (): boolean => {
  const { subscribe, isLoggedIn } = useViewerStore();
  return useSyncExternalStore(subscribe, isLoggedIn, isLoggedIn);
};
