import type { TabEvents } from '../provider/tab-events.ts';

/** Write of one tab that the others have not received. */
interface Write {
  readonly tab: number;
  readonly key: string;
  readonly value: string | null;
}

/**
 * Creates the storage of a browser whose tabs are processes of their own: a tab sees its own writes at once, and those of
 * others after `deliver`.
 */
export function createTabStorage() {
  const copies: Map<string, string>[] = [];
  const events = new Map<number, TabEvents>();
  let pendingWrites: Write[] = [];
  let isFull = false;
  const apply = (copy: Map<string, string>, { key, value }: Write) =>
    value === null ? copy.delete(key) : copy.set(key, value);
  return {
    /** Opens a tab: its options for `createPersistentStore`, with events that can be caused. */
    open: () => {
      const copy = new Map(copies[0]);
      const tab = copies.push(copy) - 1;
      const write = (key: string, value: string | null) => {
        apply(copy, { tab, key, value });
        pendingWrites.push({ tab, key, value });
      };
      const storage = {
        getItem: (key: string) => copy.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (isFull) throw new DOMException('full', 'QuotaExceededError');
          write(key, value);
        },
        removeItem: (key: string) => write(key, null),
        key: (index: number) => [...copy.keys()][index] ?? null,
        get length() {
          return copy.size;
        },
      } as Storage;
      return {
        raw: storage,
        storage: () => storage,
        /** Stops the delivery of events, as of a page in the cache of the back button, until the returned function runs. */
        freeze: () => {
          const frozenHandlers = events.get(tab);
          events.delete(tab);
          return () => {
            if (frozenHandlers) events.set(tab, frozenHandlers);
            frozenHandlers?.onChange();
          };
        },
        compose: (isComposing: boolean) => events.get(tab)?.onComposition(isComposing),
        watch: (handlers: TabEvents) => {
          events.set(tab, handlers);
          return () => void events.delete(tab);
        },
      };
    },
    /** Delivers all writes, in one order for all tabs, and their events. */
    deliver: () => {
      while (pendingWrites.length > 0) {
        const due = pendingWrites;
        pendingWrites = [];
        for (const copy of copies) for (const write of due) apply(copy, write);
        for (const [tab, { onChange }] of events) if (due.some((write) => write.tab !== tab)) onChange();
      }
    },
    /** Makes the storage full, or gives it room again. */
    fill: (isNowFull: boolean) => {
      isFull = isNowFull;
    },
  };
}
