import { useCallback, useReducer, useSyncExternalStore } from 'react';

/** Store with entries of one type by key, as `SessionStore` and `PersistentStore`. */
interface Store<T> {
  readonly read: (key: string) => T;
  readonly write: (key: string, entry: T) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Subscribes to an entry of a store. Returns the entry, which is `served` during hydration, and its setter. */
export function useStoreEntry<T>(
  { read, write, subscribe }: Store<T>,
  key: string,
  served: T,
): readonly [entry: T, setEntry: (next: T) => void] {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const entry = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => served,
  );
  const setEntry = useCallback(
    (next: T) => {
      write(key, next);
      // React subscribes only after it has painted. Without a render, a field that is typed into before that
      // would be reset to its old value.
      render();
    },
    [write, key],
  );
  return [entry, setEntry];
}
