import { DAY_MS } from '@meetcute/core';

/** Days after which an entry of `localStore` expires. */
export const PERSISTENCE_DAYS = 7;

/** Milliseconds after which an entry of `localStore` expires. */
export const PERSISTENCE_MS = PERSISTENCE_DAYS * DAY_MS;

/** Store for texts that survive reloads, in this browser or tab. Never use it for passwords. */
export interface PersistentStore {
  /** Returns the JSON of a key; null without an entry or after it has expired. */
  readonly read: (key: string) => string | null;
  /** Stores JSON with the current time; null deletes the entry. */
  readonly write: (key: string, json: string | null) => void;
  /** Deletes the entries of a member by profile id, '' for a logged-out visitor; without an argument, all entries. */
  readonly clear: (member?: string) => void;
  /** Calls `onChange` after each write and clear. Returns an unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Options of `createPersistentStore`. */
export interface PersistentStoreOptions {
  /** Returns the storage; falls back to memory when missing or refused. Default: `localStorage`. */
  readonly storage?: () => Storage | undefined;
  /** Milliseconds after which an entry expires. Default: seven days. */
  readonly ttl?: number;
  /** Returns the current time in milliseconds since 1970. Default: `Date.now`. */
  readonly now?: () => number;
}

const PREFIX = 'meetcute-kept-';

/**
 * Returns the key of a member's entry. `member` is the profile id, '' for a logged-out visitor. Entries are kept
 * apart, so that the next member to log in does not see them.
 */
export const persistentKey = (member: string, name: string): string =>
  `${encodeURIComponent(member)}/${name}`;

/** Returns the JSON of an entry, null when expired. An entry is the time of writing, a space, and the JSON. */
function jsonOf(entry: string, now: number, ttl: number): string | null {
  const space = entry.indexOf(' ');
  const age = now - Number(entry.slice(0, space));
  // A clock that was ahead at the time of writing must not delete a draft.
  return Math.abs(age) < ttl ? entry.slice(space + 1) : null;
}

const keysOf = (store: Storage): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index)).filter(
    (key) => key?.startsWith(PREFIX) === true,
  ) as string[];

/** Creates a persistent store. Expired entries are deleted on the next subscription. */
export function createPersistentStore({
  storage = () => globalThis.localStorage,
  ttl = PERSISTENCE_MS,
  now = () => Date.now(),
}: PersistentStoreOptions = {}): PersistentStore {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((onChange) => onChange());
  const attempt = <T>(run: (store: Storage) => T): T | undefined => {
    try {
      const store = storage();
      return store && run(store);
    } catch {
      // The browser may block storage, or it may be full; entries are then kept in memory.
      return undefined;
    }
  };
  const removeWhere = (matches: (key: string, entry: string) => boolean) => {
    for (const [key, entry] of memory) if (matches(key, entry)) memory.delete(key);
    attempt((store) =>
      keysOf(store)
        .filter((key) => matches(key.slice(PREFIX.length), store.getItem(key) ?? ''))
        .forEach((key) => store.removeItem(key)),
    );
  };
  return {
    read: (key) => {
      const entry = memory.get(key) ?? attempt((store) => store.getItem(PREFIX + key));
      return entry ? jsonOf(entry, now(), ttl) : null;
    },
    write: (key, json) => {
      memory.delete(key);
      const entry = `${now()} ${json}`;
      const isDone = attempt((store) => {
        if (json === null) store.removeItem(PREFIX + key);
        else store.setItem(PREFIX + key, entry);
        return true;
      });
      if (!isDone && json !== null) {
        // The next page would read the old stored entry instead of this one.
        attempt((store) => store.removeItem(PREFIX + key));
        // Used only when storage fails: a logout in another tab clears the storage, but not this memory.
        memory.set(key, entry);
      }
      notify();
    },
    clear: (member) => {
      removeWhere((key) => member === undefined || key.startsWith(persistentKey(member, '')));
      notify();
    },
    subscribe: (onChange) => {
      removeWhere((_, entry) => jsonOf(entry, now(), ttl) === null);
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
