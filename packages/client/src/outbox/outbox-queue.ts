import { emptyOutbox, inOrder, positionAfter, type OutboxItem, type OutboxState } from '@meetcute/core';
import type { OutboxJournal, OutboxStore } from './types.ts';

/** What one tab knows of the messages that wait. The store is the truth; this is how far the tab has read it. */
export interface OutboxQueue {
  readonly read: () => OutboxState;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly show: (change: Partial<OutboxState>) => void;
  /** Reads the store. */
  readonly load: () => Promise<void>;
  /** Puts a new message on the shelf, behind all others, and notes it. */
  readonly add: (item: Omit<OutboxItem, 'place'>) => void;
  /** Writes a new message down; answers it, null where it was taken away meanwhile. */
  readonly persist: (clientId: string) => Promise<OutboxItem | null>;
  /** Shows messages in a new state. */
  readonly patch: (items: readonly OutboxItem[]) => void;
  /** Writes a new state down, unless the message was taken away. */
  readonly replace: (item: OutboxItem) => Promise<void>;
  /** Takes messages away for good: whatever brings one back later is too late. */
  readonly drop: (clientIds: readonly string[]) => void;
  readonly isRemoved: (clientId: string) => boolean;
  /** Messages that are written down as far as they can be. */
  readonly persisted: () => readonly OutboxItem[];
}

/** An empty shelf before a store. */
export function createOutboxQueue(store: OutboxStore, journal: OutboxJournal, member: string): OutboxQueue {
  const removed = new Set<string>();
  const unsaved = new Map<string, OutboxItem>();
  /** Written since the store was last asked, so that its answer may be without them. */
  const fresh = new Map<string, OutboxItem>();
  /** States that the store did not take: without them a refused message would be sent again and again. */
  const ahead = new Map<string, OutboxItem>();
  const listeners = new Set<() => void>();
  let isLoaded = false;
  let state = emptyOutbox;

  const show = (change: Partial<OutboxState>) => {
    state = { ...state, ...change };
    for (const onChange of listeners) onChange();
  };
  /** What the page alone has. */
  const inPage = () => ({
    unsaved: [...unsaved.keys()],
    unpersisted: state.unpersisted.filter((id) => !removed.has(id)),
  });
  const showAll = (items: Iterable<OutboxItem>) => {
    const byId = new Map(Array.from(items, (item) => [item.client_id, item]));
    show({
      items: inOrder([...byId.values()].filter(({ client_id }) => !removed.has(client_id))),
      ...inPage(),
    });
  };

  return {
    read: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    show,
    load: async () => {
      const settled = [...fresh.keys()];
      const stored = await store.all(member);
      for (const id of settled) fresh.delete(id);
      // What was written before the first look stands behind what was there.
      if (!isLoaded) {
        // Of what was noted, another page may have written something down since.
        for (const { client_id } of stored) unsaved.delete(client_id);
        let place = positionAfter(stored);
        for (const item of unsaved.values()) unsaved.set(item.client_id, { ...item, place: place++ });
      }
      isLoaded = true;
      // A tab that was closed between the answer and this left it there.
      for (const { client_id } of stored) if (removed.has(client_id)) await store.remove(member, client_id);
      const known = stored.map((item) => ahead.get(item.client_id) ?? item);
      showAll([...fresh.values(), ...known, ...unsaved.values()]);
    },
    add: (written) => {
      const item = { ...written, place: positionAfter(state.items) };
      unsaved.set(item.client_id, item);
      journal.add(item);
      showAll([...state.items, item]);
    },
    persist: async (clientId) => {
      const item = unsaved.get(clientId);
      if (!item) return null;
      const isKept = await store.put(item);
      unsaved.delete(clientId);
      // Until the store has it, the next page finds the note. A picture can't be noted: its words would go without it.
      if (isKept || item.image) journal.remove([clientId]);
      fresh.set(clientId, item);
      if (removed.has(clientId)) {
        await store.remove(member, clientId);
        return null;
      }
      show({ ...inPage(), ...(isKept ? {} : { unpersisted: [...state.unpersisted, clientId] }) });
      return item;
    },
    patch: (items) => {
      for (const { client_id } of items) ahead.delete(client_id);
      showAll([...state.items, ...items]);
    },
    replace: async (item) => {
      const isKept = await store.replace(item);
      if (isKept) ahead.delete(item.client_id);
      else ahead.set(item.client_id, item);
    },
    drop: (clientIds) => {
      journal.remove(clientIds);
      for (const id of clientIds) {
        removed.add(id);
        unsaved.delete(id);
        ahead.delete(id);
      }
      showAll(state.items);
    },
    isRemoved: (clientId) => removed.has(clientId),
    persisted: () => state.items.filter(({ client_id }) => !unsaved.has(client_id)),
  };
}
