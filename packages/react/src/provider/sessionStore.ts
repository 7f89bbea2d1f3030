/** Store for texts of this tab that survive a reload. */
export interface SessionStore {
  /** Returns the text of a key; '' without one. */
  readonly read: (key: string) => string;
  /** Stores a text; '' deletes it. */
  readonly write: (key: string, text: string) => void;
  /** Deletes all texts of a member, by profile id. */
  readonly clear: (member: string) => void;
  /** Calls `onChange` after each write and clear. Returns an unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
}

const memberKey = (member: string) => `${encodeURIComponent(member)}/`;

/**
 * Returns the key of a member's text. `member` is the profile id, '' for a logged-out visitor. Texts are kept apart,
 * so that the next member to log in does not see them.
 */
export const sessionKey = (member: string, name: string): string =>
  `${memberKey(member)}${encodeURIComponent(name)}`;

const keysOf = (store: Storage): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index)).filter((key) => key !== null);

/**
 * Creates a session store, with a fallback to memory when the storage is missing or refused. The default is
 * `sessionStorage`: texts survive a reload, but are not left on a shared computer.
 */
export function createSessionStore(
  storage: () => Storage | undefined = () => globalThis.sessionStorage,
): SessionStore {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((onChange) => onChange());
  const keyOf = (key: string) => `meetcute-draft-${key}`;
  const attempt = <T>(run: (store: Storage) => T): T | undefined => {
    try {
      const store = storage();
      return store && run(store);
    } catch {
      // The browser may block storage, or it may be full; the text is then kept in memory.
      return undefined;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((store) => store.getItem(keyOf(key))) ?? '',
    write: (key, text) => {
      memory.set(key, text);
      attempt((store) => (text ? store.setItem(keyOf(key), text) : store.removeItem(keyOf(key))));
      notify();
    },
    clear: (member) => {
      const start = memberKey(member);
      for (const key of memory.keys()) if (key.startsWith(start)) memory.delete(key);
      attempt((store) =>
        keysOf(store)
          .filter((key) => key.startsWith(keyOf(start)))
          .forEach((key) => store.removeItem(key)),
      );
      notify();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
