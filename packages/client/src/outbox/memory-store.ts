import type { OutboxItem } from '@meetcute/core';
import type { OutboxJournal, OutboxStore } from './types.ts';

/** Creates a store in memory. `isPersistent` is the value it reports for persistence. Default: false. */
export function createMemoryStore(isPersistent = false): OutboxStore {
  const items = new Map<string, OutboxItem>();
  return {
    all: async (member) => [...items.values()].filter((item) => item.member === member),
    put: async (item) => {
      items.set(item.client_id, item);
      return isPersistent;
    },
    replace: async (item) => {
      if (!items.has(item.client_id)) return false;
      items.set(item.client_id, item);
      return isPersistent;
    },
    remove: async (_member, clientId) => void items.delete(clientId),
  };
}

/** Creates a journal in memory. */
export function createMemoryJournal(): OutboxJournal {
  const items = new Map<string, OutboxItem>();
  return {
    all: () => [...items.values()],
    add: (item) => void items.set(item.client_id, item),
    remove: (clientIds) => clientIds.forEach((id) => items.delete(id)),
  };
}
