import type { OutboxItem, PendingImage } from '@meetcute/core';
import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';

/** An answer that a member can read again without a connection. */
export interface PersistedQuery {
  member: string;
  /** What was asked for: unique among the member's answers. */
  key: string;
  value: unknown;
  /** When it came, in milliseconds since 1970. */
  at: number;
}

/** A picture that was chosen in a conversation and not sent. */
export interface StoredImage {
  member: string;
  conversation: string;
  image: PendingImage;
  /** When it was chosen, in milliseconds since 1970. */
  at: number;
}

interface Schema extends DBSchema {
  outbox: { key: [string, string]; value: OutboxItem };
  answers: { key: [string, string]; value: PersistedQuery };
  pictures: { key: [string, string]; value: StoredImage };
}

/** Things of members, each found by its member and a key of its own. */
export interface MemberStore<T> {
  /** Everything of a member's, by key. */
  readonly all: (member: string) => Promise<readonly T[]>;
  readonly get: (member: string, key: string) => Promise<T | undefined>;
  /** Keeps something in the place of what has its key; answers whether it outlives the page. */
  readonly put: (item: T) => Promise<boolean>;
  /** Like `put`, but only where something has its key still: what was removed meanwhile stays removed. */
  readonly replace: (item: T) => Promise<boolean>;
  readonly remove: (member: string, key: string) => Promise<void>;
}

/** What a browser keeps for its members. */
export interface Database {
  /** What tabs that share it call each other by. */
  readonly name: string;
  readonly outbox: MemberStore<OutboxItem>;
  readonly answers: MemberStore<PersistedQuery>;
  readonly pictures: MemberStore<StoredImage>;
  /** Empties everything of a member's, also where the database opens late. */
  readonly forget: (member: string) => Promise<void>;
}

const KEYS = { outbox: 'client_id', answers: 'key', pictures: 'conversation' } as const;

const STORES = Object.keys(KEYS) as (keyof typeof KEYS)[];

/** Grows with each new store. */
const VERSION = 2;

/** Milliseconds after which a browser that does not open its database counts as one that refuses, until it does. */
const PATIENCE = 4000;

type Open = () => Promise<IDBPDatabase<Schema>>;

interface Opener {
  /** The database, however long it takes: for what nobody waits for. */
  readonly patiently: Open;
  /** The same; a database that is not there in time is none, until it is there. */
  readonly inTime: Open;
}

/** Opens the database when it is first needed, and again after it was closed or refused. */
function openerOf(name: string): Opener {
  let opening: { database: Promise<IDBPDatabase<Schema>>; late: Promise<never> } | undefined;
  const close = () => {
    void opening?.database.then((database) => database.close());
    opening = undefined;
  };
  const open = () => {
    const database = openDB<Schema>(name, VERSION, {
      // What an older page has kept stays.
      upgrade: (upgraded) => {
        for (const store of STORES)
          if (!upgraded.objectStoreNames.contains(store))
            upgraded.createObjectStore(store, { keyPath: ['member', KEYS[store]] });
      },
      // A newer page wants to change it, and this one must not stand in its way.
      blocking: close,
      terminated: () => (opening = undefined),
    });
    // What was refused once may be had the next time.
    database.catch(() => (opening = undefined));
    return { database, late: lateness(database) };
  };
  const found = () => (opening ??= open());
  return {
    patiently: () => found().database,
    // Once there, the database comes first, also after it was late.
    inTime: () => {
      const { database, late } = found();
      return Promise.race([database, late]);
    },
  };
}

/** Rejects where something is not there in time. */
function lateness(promise: Promise<unknown>): Promise<never> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DOMException('The database did not open.', 'TimeoutError')),
    PATIENCE,
  );
  promise.finally(() => clearTimeout(timer)).catch(() => undefined);
  late.catch(() => undefined);
  return late;
}

const rangeOf = (member: string) => IDBKeyRange.bound([member], [member, []]);

/** One store, whose callers wait for a late database or don't; what the browser does not take lives in memory, as long as the page. */
function memberStore<N extends StoreNames<Schema>>(opener: Opener | null, name: N, pace: keyof Opener) {
  type Item = Schema[N]['value'];
  const memory = new Map<string, Item>();
  const nameOf = (member: string, key: string) => JSON.stringify([member, key]);
  const nameOfItem = (item: Item) => nameOf(item.member, (item as never)[KEYS[name]]);
  const attempt = async <R>(
    run: (database: IDBPDatabase<Schema>) => Promise<R>,
    open = opener?.[pace],
  ): Promise<R | undefined> => {
    try {
      return open ? await run(await open()) : undefined;
    } catch {
      // A browser may forbid its database, or have it full.
      return undefined;
    }
  };
  const write = async (item: Item, mayBeNew: boolean): Promise<boolean> => {
    const stored = await attempt(async (database) => {
      // Written to the disk before it counts as kept.
      const deed = database.transaction(name, 'readwrite', { durability: 'strict' });
      // What ends it is told by the step that failed.
      deed.done.catch(() => undefined);
      const isThere = mayBeNew || (await deed.store.getKey(keyOf(item))) !== undefined;
      if (isThere) await deed.store.put(item as never);
      await deed.done;
      return isThere;
    });
    if (stored) memory.delete(nameOfItem(item));
    else if (mayBeNew || memory.has(nameOfItem(item))) memory.set(nameOfItem(item), item);
    return stored === true;
  };
  const keyOf = (item: Item) => [item.member, (item as never)[KEYS[name]]] as Schema[N]['key'];
  const ofMember = (member: string) => [...memory.values()].filter((item) => item.member === member);
  return {
    all: async (member: string): Promise<readonly Item[]> => {
      const stored = (await attempt((database) => database.getAll(name, rangeOf(member)))) ?? [];
      return [...stored.filter((item) => !memory.has(nameOfItem(item))), ...ofMember(member)];
    },
    get: async (member: string, key: string): Promise<Item | undefined> =>
      memory.get(nameOf(member, key)) ?? attempt((database) => database.get(name, [member, key] as never)),
    put: (item: Item) => write(item, true),
    replace: (item: Item) => write(item, false),
    remove: async (member: string, key: string) => {
      memory.delete(nameOf(member, key));
      await attempt((database) => database.delete(name, [member, key] as never));
    },
    forget: async (member: string) => {
      for (const item of ofMember(member)) memory.delete(nameOfItem(item));
      // Whoever leaves leaves nothing, also where the database opens after that.
      await attempt((database) => database.delete(name, rangeOf(member) as never), opener?.patiently);
    },
  };
}

function databaseOf(opener: Opener | null, name: string): Database {
  const outbox = memberStore(opener, 'outbox', 'inTime');
  // Nobody waits for them: without a connection the page says so until they are there.
  const answers = memberStore(opener, 'answers', 'patiently');
  const pictures = memberStore(opener, 'pictures', 'inTime');
  const forget = async (member: string) => {
    await Promise.all([outbox, answers, pictures].map((store) => store.forget(member)));
  };
  return { name, outbox, answers, pictures, forget };
}

/** The browser's database, opened when it is first needed; in memory where the browser refuses it. */
export const createDatabase = (name = 'meetcute'): Database =>
  databaseOf(typeof indexedDB === 'undefined' ? null : openerOf(name), name);
