import { useSyncExternalStore } from 'react';
import { initialClientState, type ClientState } from './client-store.ts';
import { useClientStore } from './context.ts';

/**
 * Returns a value of the client state and re-renders when it changes. `select` must return the same value for the same
 * state. The first render during hydration uses the initial state, as the server does.
 */
export function useClientState<T>(select: (state: ClientState) => T): T {
  const { getState, subscribe } = useClientStore();
  return useSyncExternalStore(
    subscribe,
    () => select(getState()),
    () => select(initialClientState),
  );
}
