/** Entries of a browser storage under a prefix. Nothing throws where the storage is full, blocked or missing. */
export interface StorageArea {
  /** Returns an entry; null without one. */
  readonly get: (name: string) => string | null;
  /** Writes an entry. Returns whether it is stored. */
  readonly set: (name: string, raw: string) => boolean;
  /** Removes an entry. */
  readonly remove: (name: string) => void;
  /** Returns the names of all entries. */
  readonly names: () => readonly string[];
}

const PREFIX = 'meetcute-kept-';

/** Opens the entries of a storage, which may be refused at any time. */
export function openStorageArea(storage: () => Storage | undefined): StorageArea {
  const attempt = <T>(run: (store: Storage) => T): T | undefined => {
    try {
      const store = storage();
      return store && run(store);
    } catch {
      return undefined;
    }
  };
  return {
    get: (name) => attempt((store) => store.getItem(PREFIX + name)) ?? null,
    set: (name, raw) =>
      attempt((store) => {
        store.setItem(PREFIX + name, raw);
        return true;
      }) === true,
    remove: (name) => attempt((store) => store.removeItem(PREFIX + name)),
    names: () =>
      attempt((store) =>
        Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
          .filter((key) => key.startsWith(PREFIX))
          .map((key) => key.slice(PREFIX.length)),
      ) ?? [],
  };
}
