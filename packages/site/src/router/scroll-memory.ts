/** Scroll positions of the entries of the history, in px from the top. */
export interface ScrollMemory {
  /** Stores the position of the page under the key of its entry. */
  save(key: string): void;
  /** Returns the position of an entry; null when it is unknown. */
  read(key: string): number | null;
  /** Stores all positions for the time after a reload or another site. */
  persist(): void;
}

const KEY = 'meetcute-scroll';

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Creates the scroll positions of the browser's tab. */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map(Object.entries(readPositions()));
  return {
    save: (key) => void positions.set(key, window.scrollY),
    read: (key) => positions.get(key) ?? null,
    persist: () => {
      try {
        sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(positions)));
      } catch {
        // Without storage a page begins at its top after a reload.
      }
    },
  };
}
