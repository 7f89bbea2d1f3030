/** Keeps what was written and not sent, so that a reload or a fault loses nothing. */
export interface SessionStore {
  /** What was kept under a key, '' for nothing. */
  readonly read: (key: string) => string;
  /** Keeps a text; '' forgets it. */
  readonly write: (key: string, text: string) => void;
  /** Forgets everything that a member has kept here. */
  readonly clear: (member: string) => void;
  /** Calls `onChange` after each write, until the answer is called. */
  readonly subscribe: (onChange: () => void) => () => void;
}

const memberKey = (member: string) => `${encodeURIComponent(member)}/`;

/** The key of what a member writes in a conversation: it must not be there for whoever logs in next in this tab. */
export const sessionKey = (member: string, conversation: string): string =>
  `${memberKey(member)}${encodeURIComponent(conversation)}`;

const keysOf = (store: Storage): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index)).filter((key) => key !== null);

/**
 * Drafts in a storage of the browser's, in memory where there is none or it refuses. The tab's own storage is the
 * default: a text survives a reload, and on a shared computer nobody finds it later.
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
      // A browser may forbid storage or have it full; then the text lives as long as the page.
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
