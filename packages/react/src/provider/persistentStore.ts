/** Days for which something kept is remembered. */
export const PERSISTENCE_DAYS = 7;

/** The same in milliseconds. */
export const PERSISTENCE_MS = PERSISTENCE_DAYS * 24 * 60 * 60 * 1000;

/** Keeps what was typed in this browser, so that whoever comes back tomorrow goes on with it. Never for passwords. */
export interface PersistentStore {
  /** What was kept under a key as JSON; null for nothing, and for what is older than seven days. */
  readonly read: (key: string) => string | null;
  /** Keeps JSON with the present time; null forgets it. */
  readonly write: (key: string, json: string | null) => void;
  /** Forgets what a member has kept here ('' for a visitor), or without an argument all that anybody has. */
  readonly clear: (member?: string) => void;
  /** Calls `onChange` after each write, until the answer is called. */
  readonly subscribe: (onChange: () => void) => () => void;
}

export interface PersistentStoreOptions {
  /** Where it is kept; memory where there is none or it refuses. Default: the browser's local storage. */
  readonly storage?: () => Storage | undefined;
  /** The present moment in milliseconds. Default: the clock. */
  readonly now?: () => number;
}

const PREFIX = 'meetcute-kept-';

/** The key of something that a member keeps, '' for a visitor: it must not be there for whoever logs in next. */
export const persistentKey = (member: string, name: string): string =>
  `${encodeURIComponent(member)}/${name}`;

/** A stored entry is the time it was written, a space, and the JSON. */
function jsonOf(entry: string, now: number): string | null {
  const space = entry.indexOf(' ');
  const age = now - Number(entry.slice(0, space));
  // A clock that was ahead when it was written, and goes right now, must not cost anybody a draft.
  return Math.abs(age) < PERSISTENCE_MS ? entry.slice(space + 1) : null;
}

const keysOf = (store: Storage): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index)).filter(
    (key) => key?.startsWith(PREFIX) === true,
  ) as string[];

/** Things kept in a storage of the browser's; what is too old goes as soon as anybody looks. */
export function createPersistentStore({
  storage = () => globalThis.localStorage,
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
      // A browser may forbid storage or have it full; then what is kept lives as long as the page.
      return undefined;
    }
  };
  const remove = (isGone: (key: string, entry: string) => boolean) => {
    for (const [key, entry] of memory) if (isGone(key, entry)) memory.delete(key);
    attempt((store) =>
      keysOf(store)
        .filter((key) => isGone(key.slice(PREFIX.length), store.getItem(key) ?? ''))
        .forEach((key) => store.removeItem(key)),
    );
  };
  return {
    read: (key) => {
      const entry = memory.get(key) ?? attempt((store) => store.getItem(PREFIX + key));
      return entry ? jsonOf(entry, now()) : null;
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
        // What was stored before would be read in its place by the next page.
        attempt((store) => store.removeItem(PREFIX + key));
        // The storage comes first: another tab that logs out empties it for this one too.
        memory.set(key, entry);
      }
      notify();
    },
    clear: (member) => {
      remove((key) => member === undefined || key.startsWith(persistentKey(member, '')));
      notify();
    },
    subscribe: (onChange) => {
      remove((_, entry) => jsonOf(entry, now()) === null);
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
