import { useMemo } from 'react';
import { useViewer } from '../session/useViewer.ts';
import { usePorts } from './context.ts';
import { persistentKey, type PersistentStore } from './persistentStore.ts';
import { useStoreEntry } from './useStoreEntry.ts';

/** Persistent value, its setter, which also takes an updater function, and a function that deletes it. */
export type PersistentState<T> = readonly [
  value: T,
  setValue: (next: T | ((before: T) => T)) => void,
  forget: () => void,
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a stored value has the shape of the initial one; an initial null matches anything. */
function isLike(value: unknown, initial: unknown): boolean {
  if (initial === null) return true;
  if (!isRecord(initial))
    return typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial);
  return isRecord(value) && Object.keys(initial).every((name) => isLike(value[name], initial[name]));
}

function valueOf<T>(json: string | null, initial: T): T {
  if (json === null) return initial;
  try {
    const value: unknown = JSON.parse(json);
    return isLike(value, initial) ? (value as T) : initial;
  } catch {
    return initial;
  }
}

const isUpdate = <T>(next: T | ((before: T) => T)): next is (before: T) => T => typeof next === 'function';

function useStoredState<T>(store: PersistentStore, name: string, initial: T): PersistentState<T> {
  const key = persistentKey(useViewer()?.profile.id ?? '', name);
  const [json, setJson] = useStoreEntry(store, key);
  // Callers pass a new initial object on each render, so it is compared as JSON.
  const start = JSON.stringify(initial);
  return useMemo(() => {
    const first = JSON.parse(start) as T;
    return [
      valueOf(json, first),
      (next) => {
        const value = isUpdate(next) ? next(valueOf(store.read(key), first)) : next;
        setJson(JSON.stringify(value));
      },
      () => setJson(null),
    ];
  }, [json, setJson, start, store, key]);
}

/**
 * Keeps state in the browser for seven days, across reloads and tabs, per member or logged-out visitor. Deleted at
 * logout. Values must be JSON. The first render has `initial`, to match the server's. Never use it for passwords.
 */
export const usePersistentState = <T>(name: string, initial: T): PersistentState<T> =>
  useStoredState(usePorts().localStore, name, initial);

/** Keeps state like `usePersistentState`, but in this tab only and without a time limit. */
export const useSessionState = <T>(name: string, initial: T): PersistentState<T> =>
  useStoredState(usePorts().sessionStore, name, initial);
