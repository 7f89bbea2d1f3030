import { useMemo, useSyncExternalStore } from 'react';
import { useViewer } from '../session/useViewer.ts';
import { usePorts } from './context.ts';
import { persistentKey } from './persistentStore.ts';

/** What is kept, how to change it (a value, or what makes one of the last), and how to forget it. */
export type PersistentState<T> = readonly [
  value: T,
  setValue: (next: T | ((before: T) => T)) => void,
  forget: () => void,
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether what an earlier visit left still has the form that is asked for now; null stands for anything. */
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

/**
 * State that outlives a reload, a lost network and a night: kept in the browser for seven days, per member or for the
 * visitor, forgotten at logout. Takes what JSON can say. The first render has `initial`, as the server's had. Never for a password.
 */
export function usePersistentState<T>(name: string, initial: T): PersistentState<T> {
  const { localStore } = usePorts();
  const key = persistentKey(useViewer()?.profile.id ?? '', name);
  const json = useSyncExternalStore(
    localStore.subscribe,
    () => localStore.read(key),
    () => null,
  );
  // Callers write the initial value in place; what counts is what it says.
  const start = JSON.stringify(initial);
  return useMemo(() => {
    const first = JSON.parse(start) as T;
    return [
      valueOf(json, first),
      (next) => {
        const value = isUpdate(next) ? next(valueOf(localStore.read(key), first)) : next;
        localStore.write(key, JSON.stringify(value));
      },
      () => localStore.write(key, null),
    ];
  }, [json, start, localStore, key]);
}
