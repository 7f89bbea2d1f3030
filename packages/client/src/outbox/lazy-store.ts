import { createMemoryStore } from './memory-store.ts';
import type { OutboxStore } from './types.ts';

/**
 * Creates the outbox store of a member from one that is loaded lazily, and may fail to load without a connection. Until
 * it has loaded, messages are kept in memory; then they move to it.
 */
export function createLazyStore(member: string, load: () => Promise<OutboxStore>): OutboxStore {
  const memory = createMemoryStore();
  const open = async (): Promise<OutboxStore> => {
    const loadedStore = await load();
    for (const item of await memory.all(member)) await loadedStore.put(item);
    return loadedStore;
  };
  let opening: Promise<OutboxStore> | undefined;
  const store = async () => {
    opening ??= open();
    try {
      return await opening;
    } catch {
      opening = undefined;
      return memory;
    }
  };
  return {
    all: async () => (await store()).all(member),
    put: async (item) => (await store()).put(item),
    replace: async (item) => (await store()).replace(item),
    remove: async (_member, clientId) => (await store()).remove(member, clientId),
  };
}
