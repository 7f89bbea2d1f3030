import { useReducer, useSyncExternalStore } from 'react';
import type { PersistentStore } from './persistentStore.ts';

/** Subscribes to an entry of a store. Returns the entry, which is null during hydration, and a function that renders again. */
export function useStoreEntry(
  { view, subscribe }: PersistentStore,
  key: string,
): readonly [entry: string | null, render: () => void] {
  // React subscribes only after it has painted. Without a render, a field that is typed into before that would be
  // reset to its old value.
  const [, render] = useReducer((count: number) => count + 1, 0);
  const entry = useSyncExternalStore(
    subscribe,
    () => view(key),
    () => null,
  );
  return [entry, render];
}
