import { useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import { registerUnsavedWork } from '../app/unsaved-work.ts';
import { useViewer } from '../session/useViewer.ts';
import { usePorts } from './context.ts';
import { isRecord, mergeRules, readValue } from './merge-rules.ts';
import { persistentKey, type PersistentStore } from './persistent-store.ts';

/** Subscribes to an entry of a store. Returns the entry, which is null during hydration, and a function that renders again. */
function useStoreEntry(
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

/** Persistent value, its setter, which also takes an updater function, and a function that deletes it. */
export type PersistentState<T> = readonly [
  value: T,
  setValue: (next: T | ((before: T) => T)) => void,
  /**
   * Deletes the value unless another tab has changed it. `sent` is the value that was sent or saved; default: what the
   * page shows.
   */
  forget: (sent?: T) => void,
];

/** Options of `usePersistentState`. */
export interface PersistentStateOptions {
  /**
   * Whether the value is a text of which every word is kept when two tabs change it at once, and of which later words
   * stay when it is deleted. Default: false, which merges by field.
   */
  isText?: boolean;
}

const isUpdate = <T>(next: T | ((before: T) => T)): next is (before: T) => T => typeof next === 'function';

/** Whether a value is typed input, and not a note such as a dismissed hint. */
const isTyped = (initial: unknown) => typeof initial === 'string' || isRecord(initial);

function useStoredState<T>(
  store: PersistentStore,
  name: string,
  initial: T,
  { isText = false }: PersistentStateOptions,
): PersistentState<T> {
  const member = useViewer()?.profile.id ?? '';
  const key = persistentKey(member, name);
  const [json, render] = useStoreEntry(store, key);
  // Callers pass a new initial object on each render, so it is compared as JSON.
  const start = JSON.stringify(initial);
  const isLost = isTyped(initial) && store.isUnsaved(key);
  useEffect(() => registerUnsavedWork(member, `typed/${name}`, isLost), [member, name, isLost]);
  return useMemo(() => {
    const first = JSON.parse(start) as T;
    const rules = mergeRules(first, isText);
    const edit = (next: string | null, base?: string | null) => {
      store.edit(key, next, rules, base);
      render();
    };
    return [
      readValue(json, first),
      (next) => edit(JSON.stringify(isUpdate(next) ? next(readValue(store.view(key), first)) : next)),
      (sentValue) => edit(null, sentValue === undefined ? undefined : JSON.stringify(sentValue)),
    ];
  }, [json, render, start, store, key, isText]);
}

/**
 * Keeps state in the browser for seven days, across reloads and tabs, per member or logged-out visitor. Deleted at
 * logout. What is typed in one tab is shown in the others, and edits in several tabs are merged. Values must be JSON; a
 * value whose shape changes in a new version takes a new name. The first render has `initial`, to match the server's.
 * Never use it for passwords.
 */
export const usePersistentState = <T>(
  name: string,
  initial: T,
  options: PersistentStateOptions = {},
): PersistentState<T> => useStoredState(usePorts().localStore, name, initial, options);

/** Keeps state like `usePersistentState`, but in this tab only and without a time limit. */
export const useSessionState = <T>(
  name: string,
  initial: T,
  options: PersistentStateOptions = {},
): PersistentState<T> => useStoredState(usePorts().sessionStore, name, initial, options);
