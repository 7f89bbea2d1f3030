import { useCallback, useReducer, useSyncExternalStore } from 'react';
import type { PersistentStore } from './persistentStore.ts';

/** Subscribes to an entry of a store. Returns the entry, which is null during hydration, and its setter. */
export function useStoreEntry(
  { read, write, subscribe }: PersistentStore,
  key: string,
): readonly [entry: string | null, setEntry: (next: string | null) => void] {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const entry = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const setEntry = useCallback(
    (next: string | null) => {
      write(key, next);
      // React subscribes only after it has painted. Without a render, a field that is typed into before that
      // would be reset to its old value.
      render();
    },
    [write, key],
  );
  return [entry, setEntry];
}
