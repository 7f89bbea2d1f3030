import type { OutboxItem } from '@meetcute/core';
import type { Database, PersistedQuery, StoredImage, MemberStore } from './database.ts';

function memoryStore<T extends { readonly member: string }>(keyOf: (item: T) => string) {
  const items = new Map<string, T>();
  const nameOf = (member: string, key: string) => JSON.stringify([member, key]);
  const nameOfItem = (item: T) => nameOf(item.member, keyOf(item));
  const ofMember = (member: string) => [...items.values()].filter((item) => item.member === member);
  const store: MemberStore<T> = {
    all: async (member) => ofMember(member),
    get: async (member, key) => items.get(nameOf(member, key)),
    put: async (item) => {
      items.set(nameOfItem(item), item);
      return true;
    },
    replace: async (item) => {
      const isThere = items.has(nameOfItem(item));
      if (isThere) items.set(nameOfItem(item), item);
      return isThere;
    },
    remove: async (member, key) => void items.delete(nameOf(member, key)),
  };
  return {
    store,
    purge: (member: string) => ofMember(member).forEach((each) => items.delete(nameOfItem(each))),
  };
}

/** Creates an in-memory database for tests and stories. It reports its items as persistent and shares nothing. */
export function createMemoryDatabase(): Database {
  const outbox = memoryStore<OutboxItem>(({ client_id }) => client_id);
  const queries = memoryStore<PersistedQuery>(({ key }) => key);
  const images = memoryStore<StoredImage>(({ conversation }) => conversation);
  return {
    name: `memory-${crypto.randomUUID()}`,
    outbox: outbox.store,
    queries: queries.store,
    images: images.store,
    purge: async (member) => [outbox, queries, images].forEach((each) => each.purge(member)),
  };
}
