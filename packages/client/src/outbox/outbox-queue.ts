import { emptyOutbox, inOrder, positionAfter, type OutboxItem, type OutboxState } from '@meetcute/core';
import type { OutboxJournal, OutboxStore } from './types.ts';

/** Messages of the outbox as one tab knows them. The store is the source of truth. */
export interface OutboxQueue {
  readonly read: () => OutboxState;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly show: (change: Partial<OutboxState>) => void;
  /** Loads the stored messages. */
  readonly load: () => Promise<void>;
  /** Appends a new message and journals it. */
  readonly add: (item: Omit<OutboxItem, 'place'>) => void;
  /** Stores a new message. Resolves to the message, or null if it was removed meanwhile. */
  readonly persist: (clientId: string) => Promise<OutboxItem | null>;
  /** Shows messages in a new state. */
  readonly patch: (items: readonly OutboxItem[]) => void;
  /** Stores a new state, unless the message was removed. */
  readonly replace: (item: OutboxItem) => Promise<void>;
  /** Removes messages permanently, even if a later read returns them. */
  readonly drop: (clientIds: readonly string[]) => void;
  readonly isRemoved: (clientId: string) => boolean;
  /** Returns the messages that are stored, or that can't be. */
  readonly persisted: () => readonly OutboxItem[];
}

/** Creates an empty queue for a store. */
export function createOutboxQueue(store: OutboxStore, journal: OutboxJournal, member: string): OutboxQueue {
  const removedIds = new Set<string>();
  const unsavedItems = new Map<string, OutboxItem>();
  /** Messages stored since the last read began, which its result may not contain. */
  const fresh = new Map<string, OutboxItem>();
  /** States that the store rejected. Without them a refused message would be sent repeatedly. */
  const ahead = new Map<string, OutboxItem>();
  const listeners = new Set<() => void>();
  let isLoaded = false;
  let state = emptyOutbox;

  const show = (change: Partial<OutboxState>) => {
    state = { ...state, ...change };
    for (const onChange of listeners) onChange();
  };
  /** Returns the messages that exist only in this page. */
  const inPage = () => ({
    unsaved: [...unsavedItems.keys()],
    unpersisted: state.unpersisted.filter((id) => !removedIds.has(id)),
  });
  const showAll = (items: Iterable<OutboxItem>) => {
    const byId = new Map(Array.from(items, (item) => [item.client_id, item]));
    show({
      items: inOrder([...byId.values()].filter(({ client_id }) => !removedIds.has(client_id))),
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
      const settledIds = [...fresh.keys()];
      const storedItems = await store.all(member);
      for (const id of settledIds) fresh.delete(id);
      // Messages written before the first load go after the stored ones.
      if (!isLoaded) {
        // Another page may have stored some of the journalled messages since.
        for (const { client_id } of storedItems) unsavedItems.delete(client_id);
        let place = positionAfter(storedItems);
        for (const item of unsavedItems.values())
          unsavedItems.set(item.client_id, { ...item, place: place++ });
      }
      isLoaded = true;
      // A tab closed between the server's response and the removal left it in the store.
      for (const { client_id } of storedItems)
        if (removedIds.has(client_id)) await store.remove(member, client_id);
      const currentItems = storedItems.map((item) => ahead.get(item.client_id) ?? item);
      showAll([...fresh.values(), ...currentItems, ...unsavedItems.values()]);
    },
    add: (newItem) => {
      const item = { ...newItem, place: positionAfter(state.items) };
      unsavedItems.set(item.client_id, item);
      journal.add(item);
      showAll([...state.items, item]);
    },
    persist: async (clientId) => {
      const item = unsavedItems.get(clientId);
      if (!item) return null;
      const isKept = await store.put(item);
      unsavedItems.delete(clientId);
      // Keep the journal entry until the message is stored. Images can't be journalled, and their text must
      // not go without them.
      if (isKept || item.image) journal.remove([clientId]);
      fresh.set(clientId, item);
      if (removedIds.has(clientId)) {
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
        removedIds.add(id);
        unsavedItems.delete(id);
        ahead.delete(id);
      }
      showAll(state.items);
    },
    isRemoved: (clientId) => removedIds.has(clientId),
    persisted: () => state.items.filter(({ client_id }) => !unsavedItems.has(client_id)),
  };
}
