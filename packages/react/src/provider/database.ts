import type { OutboxItem, PendingImage } from '@meetcute/core';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore, type StoreNames } from 'idb';

/** Persisted query result that a member can read offline. */
export interface PersistedQuery {
  /** Profile id of the member. */
  member: string;
  /** Key of the query; unique per member. */
  key: string;
  /** Data of the response. */
  value: unknown;
  /** Time of the response, in milliseconds since 1970. */
  at: number;
}

/** Chosen image of a conversation that is not sent yet. */
export interface StoredImage {
  /** Profile id of the member. */
  member: string;
  /** Id of the conversation. */
  conversation: string;
  /** Image file and its dimensions. */
  image: PendingImage;
  /** Time of the choice, in milliseconds since 1970. */
  at: number;
}

interface Schema extends DBSchema {
  outbox: { key: [string, string]; value: OutboxItem };
  answers: { key: [string, string]; value: PersistedQuery };
  pictures: { key: [string, string]; value: StoredImage };
}

/** Store of items by member and key. No method rejects. */
export interface MemberStore<T> {
  /** Resolves with all items of a member. */
  readonly all: (member: string) => Promise<readonly T[]>;
  /** Resolves with one item; undefined when there is none. */
  readonly get: (member: string, key: string) => Promise<T | undefined>;
  /** Adds or replaces an item. Resolves with whether the item outlives the page. */
  readonly put: (item: T) => Promise<boolean>;
  /** Replaces an existing item; does not restore a removed one. Resolves with whether the item outlives the page. */
  readonly replace: (item: T) => Promise<boolean>;
  /** Removes one item. */
  readonly remove: (member: string, key: string) => Promise<void>;
}

/** Browser database with the data of its members. */
export interface Database {
  /** Name of the database; tabs that share it use it for locks and channels. */
  readonly name: string;
  /** Pending messages, by client id. */
  readonly outbox: MemberStore<OutboxItem>;
  /** Persisted query results, by query key. */
  readonly queries: MemberStore<PersistedQuery>;
  /** Chosen, unsent images, by conversation id. */
  readonly images: MemberStore<StoredImage>;
  /** Deletes all data of a member, even when the database opens late. */
  readonly purge: (member: string) => Promise<void>;
}

/** Key of each object store. Browsers keep the store names, so they never change. */
const KEYS = { outbox: 'client_id', answers: 'key', pictures: 'conversation' } as const;

const STORES = Object.keys(KEYS) as (keyof typeof KEYS)[];

/** Schema version; increase it with each new store or renamed field. */
const VERSION = 3;

/** Milliseconds to wait for the database to open. Until it opens, it counts as refused. */
const OPEN_TIMEOUT_MS = 4000;

type Open = () => Promise<IDBPDatabase<Schema>>;

interface Opener {
  /** Opens the database without a timeout, for background work. */
  readonly withoutTimeout: Open;
  /** Opens the database, and rejects when it takes longer than `OPEN_TIMEOUT_MS`. */
  readonly withTimeout: Open;
}

type StoreWithImages = IDBPObjectStore<
  Schema,
  ('outbox' | 'answers' | 'pictures')[],
  'outbox' | 'pictures',
  'versionchange'
>;

/** Renames the field `picture`, as versions 1 and 2 stored it, to `image`. */
async function renamePicture(store: StoreWithImages): Promise<void> {
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
    const { picture, ...item } = cursor.value as typeof cursor.value & { picture?: PendingImage };
    if (picture) await cursor.update({ ...item, image: picture });
  }
}

/** Opens the database on first use, and again after it was closed or refused. */
function openerOf(name: string): Opener {
  let opening: { database: Promise<IDBPDatabase<Schema>>; late: Promise<never> } | undefined;
  const close = () => {
    void opening?.database.then((database) => database.close());
    opening = undefined;
  };
  const open = () => {
    const database = openDB<Schema>(name, VERSION, {
      // Existing stores and their items are kept.
      upgrade: async (upgradedDatabase, oldVersion, _newVersion, transaction) => {
        for (const store of STORES)
          if (!upgradedDatabase.objectStoreNames.contains(store))
            upgradedDatabase.createObjectStore(store, { keyPath: ['member', KEYS[store]] });
        if (oldVersion === 1 || oldVersion === 2)
          for (const store of ['outbox', 'pictures'] as const)
            await renamePicture(transaction.objectStore(store));
      },
      // A newer page upgrades the database; an open connection would block it.
      blocking: close,
      terminated: () => (opening = undefined),
    });
    // A refused database may open the next time.
    database.catch(() => (opening = undefined));
    return { database, late: rejectWhenLate(database) };
  };
  const ensureOpen = () => (opening ??= open());
  return {
    withoutTimeout: () => ensureOpen().database,
    // An open database wins the race, even after the timeout has passed.
    withTimeout: () => {
      const { database, late } = ensureOpen();
      return Promise.race([database, late]);
    },
  };
}

/** Rejects when a promise has not settled in time. */
function rejectWhenLate(promise: Promise<unknown>): Promise<never> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DOMException('The database did not open.', 'TimeoutError')),
    OPEN_TIMEOUT_MS,
  );
  promise.finally(() => clearTimeout(timer)).catch(() => undefined);
  late.catch(() => undefined);
  return late;
}

const rangeOf = (member: string) => IDBKeyRange.bound([member], [member, []]);

/** Creates one store. Items that the browser does not store are kept in memory, as long as the page lives. */
function memberStore<N extends StoreNames<Schema>>(opener: Opener | null, name: N, mode: keyof Opener) {
  type Item = Schema[N]['value'];
  const memory = new Map<string, Item>();
  const nameOf = (member: string, key: string) => JSON.stringify([member, key]);
  const nameOfItem = (item: Item) => nameOf(item.member, (item as never)[KEYS[name]]);
  const attempt = async <R>(
    run: (database: IDBPDatabase<Schema>) => Promise<R>,
    open = opener?.[mode],
  ): Promise<R | undefined> => {
    try {
      return open ? await run(await open()) : undefined;
    } catch {
      // The browser may block the database, or its storage may be full.
      return undefined;
    }
  };
  const write = async (item: Item, mayBeNew: boolean): Promise<boolean> => {
    const isStored = await attempt(async (database) => {
      // Strict durability: the item is flushed to disk before it counts as stored.
      const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
      // The failed request below reports the error of an aborted transaction.
      transaction.done.catch(() => undefined);
      const isThere = mayBeNew || (await transaction.store.getKey(keyOf(item))) !== undefined;
      if (isThere) await transaction.store.put(item as never);
      await transaction.done;
      return isThere;
    });
    if (isStored) memory.delete(nameOfItem(item));
    else if (mayBeNew || memory.has(nameOfItem(item))) memory.set(nameOfItem(item), item);
    return isStored === true;
  };
  const keyOf = (item: Item) => [item.member, (item as never)[KEYS[name]]] as Schema[N]['key'];
  const ofMember = (member: string) => [...memory.values()].filter((item) => item.member === member);
  return {
    all: async (member: string): Promise<readonly Item[]> => {
      const storedItems = (await attempt((database) => database.getAll(name, rangeOf(member)))) ?? [];
      return [...storedItems.filter((item) => !memory.has(nameOfItem(item))), ...ofMember(member)];
    },
    get: async (member: string, key: string): Promise<Item | undefined> =>
      memory.get(nameOf(member, key)) ?? attempt((database) => database.get(name, [member, key] as never)),
    put: (item: Item) => write(item, true),
    replace: (item: Item) => write(item, false),
    remove: async (member: string, key: string) => {
      memory.delete(nameOf(member, key));
      await attempt((database) => database.delete(name, [member, key] as never));
    },
    purge: async (member: string) => {
      for (const item of ofMember(member)) memory.delete(nameOfItem(item));
      // After a logout no data may be left, even when the database opens late.
      await attempt((database) => database.delete(name, rangeOf(member) as never), opener?.withoutTimeout);
    },
  };
}

function databaseOf(opener: Opener | null, name: string): Database {
  const outbox = memberStore(opener, 'outbox', 'withTimeout');
  // Nothing blocks on these: an offline page shows a hint until they are loaded.
  const queries = memberStore(opener, 'answers', 'withoutTimeout');
  const images = memberStore(opener, 'pictures', 'withTimeout');
  const purge = async (member: string) => {
    await Promise.all([outbox, queries, images].map((store) => store.purge(member)));
  };
  return { name, outbox, queries, images, purge };
}

/** Creates the browser's database, opened on first use. Falls back to memory when the browser refuses it. */
export const createDatabase = (name = 'meetcute'): Database =>
  databaseOf(typeof indexedDB === 'undefined' ? null : openerOf(name), name);
