import { emptyOutbox, inOrder, placeAfter, type OutboxItem, type OutboxState } from '@meetcute/core';
import type { OutboxNotes, OutboxStore } from './types.ts';

/** What one tab knows of the messages that wait. The store is the truth; this is how far the tab has read it. */
export interface Shelf {
  readonly read: () => OutboxState;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly show: (change: Partial<OutboxState>) => void;
  /** Reads the store. */
  readonly load: () => Promise<void>;
  /** Puts a new message on the shelf, behind all others, and notes it. */
  readonly add: (item: Omit<OutboxItem, 'place'>) => void;
  /** Writes a new message down; answers it, null where it was taken away meanwhile. */
  readonly keep: (clientId: string) => Promise<OutboxItem | null>;
  /** Shows messages in a new state. */
  readonly patch: (items: readonly OutboxItem[]) => void;
  /** Writes a new state down, unless the message was taken away. */
  readonly replace: (item: OutboxItem) => Promise<void>;
  /** Takes messages away for good: whatever brings one back later is too late. */
  readonly drop: (clientIds: readonly string[]) => void;
  readonly isGone: (clientId: string) => boolean;
  /** Messages that are written down as far as they can be. */
  readonly written: () => readonly OutboxItem[];
}

/** An empty shelf before a store. */
export function createShelf(store: OutboxStore, notes: OutboxNotes, member: string): Shelf {
  const gone = new Set<string>();
  const unwritten = new Map<string, OutboxItem>();
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
    unwritten: [...unwritten.keys()],
    unkept: state.unkept.filter((id) => !gone.has(id)),
  });
  const showAll = (items: Iterable<OutboxItem>) => {
    const byId = new Map(Array.from(items, (item) => [item.client_id, item]));
    show({ items: inOrder([...byId.values()].filter(({ client_id }) => !gone.has(client_id))), ...inPage() });
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
        for (const { client_id } of stored) unwritten.delete(client_id);
        let place = placeAfter(stored);
        for (const item of unwritten.values()) unwritten.set(item.client_id, { ...item, place: place++ });
      }
      isLoaded = true;
      // A tab that was closed between the answer and this left it there.
      for (const { client_id } of stored) if (gone.has(client_id)) await store.remove(member, client_id);
      const known = stored.map((item) => ahead.get(item.client_id) ?? item);
      showAll([...fresh.values(), ...known, ...unwritten.values()]);
    },
    add: (written) => {
      const item = { ...written, place: placeAfter(state.items) };
      unwritten.set(item.client_id, item);
      notes.add(item);
      showAll([...state.items, item]);
    },
    keep: async (clientId) => {
      const item = unwritten.get(clientId);
      if (!item) return null;
      const isKept = await store.put(item);
      unwritten.delete(clientId);
      // Until the store has it, the next page finds the note. A picture can't be noted: its words would go without it.
      if (isKept || item.image) notes.remove([clientId]);
      fresh.set(clientId, item);
      if (gone.has(clientId)) {
        await store.remove(member, clientId);
        return null;
      }
      show({ ...inPage(), ...(isKept ? {} : { unkept: [...state.unkept, clientId] }) });
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
      notes.remove(clientIds);
      for (const id of clientIds) {
        gone.add(id);
        unwritten.delete(id);
        ahead.delete(id);
      }
      showAll(state.items);
    },
    isGone: (clientId) => gone.has(clientId),
    written: () => state.items.filter(({ client_id }) => !unwritten.has(client_id)),
  };
}
