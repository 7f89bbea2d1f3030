import type { OutboxItem } from '@meetcute/core';
import type { OutboxTabMessage, OutboxJournal, OutboxStore, OutboxTabs } from '@meetcute/client';
import type { Sabotage } from './sabotage.ts';

/** One page of a browser. After its end, its operations have no effect. */
export interface Page {
  /** Whether the page has ended. */
  isDead: boolean;
  /** Items that it found on disk at its last read. */
  itemsOnDisk: readonly OutboxItem[];
}

type ModelResponse = unknown;
type TabListener = (message: OutboxTabMessage<ModelResponse>) => void;

/**
 * State that the tabs of one browser share: stored items, the sender's lock, the channel and the network
 * status.
 */
export interface ModelBrowser {
  /** Items stored on disk. */
  readonly stored: ReadonlyMap<string, OutboxItem>;
  /** Items in the journal that are not on disk yet. */
  readonly journaled: ReadonlyMap<string, OutboxItem>;
  /** Returns the outbox store of a page. */
  readonly storeFor: (page: Page) => OutboxStore;
  /** Returns the journal of a page. */
  readonly notesFor: (page: Page) => OutboxJournal;
  /** Returns the lock and channel of a page. */
  readonly tabsFor: (page: Page) => OutboxTabs<ModelResponse>;
  /** Whether the browser is online. */
  readonly isOnline: () => boolean;
  /** Connects or disconnects the browser. */
  readonly setOnline: (isOnline: boolean) => void;
  /** Subscribes to changes of the network status and returns an unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Makes the browser slow: writes and messages to other tabs then run only through `work`. */
  readonly setSlow: (isSlow: boolean) => void;
  /** Whether the browser is slow. */
  readonly isSlow: () => boolean;
  /** Runs a number of the operations that a slow browser has postponed. */
  readonly work: (count: number) => void;
  /** Kills a page in the middle of its current operation. */
  readonly kill: (page: Page) => void;
}

interface LockRequest {
  page: Page;
  run: () => Promise<void>;
  signal: AbortSignal;
  done: PromiseWithResolvers<void>;
}

/** Creates a lock that is granted in turn; a killed page releases it. */
function createLock() {
  const waiting: LockRequest[] = [];
  let holder: LockRequest | null = null;
  const grant = () => {
    if (holder) return;
    const request = waiting.shift();
    if (!request) return;
    if (request.page.isDead || request.signal.aborted) return grant();
    holder = request;
    const release = () => {
      request.done.resolve();
      if (holder === request) holder = null;
      grant();
    };
    request.run().then(release, release);
  };
  return {
    alone: (page: Page, run: () => Promise<void>, signal: AbortSignal): Promise<void> => {
      const done = Promise.withResolvers<void>();
      waiting.push({ page, run, signal, done });
      queueMicrotask(grant);
      return done.promise;
    },
    leave: (page: Page) => {
      if (holder?.page !== page) return;
      holder = null;
      grant();
    },
  };
}

/** Creates a browser that is online and has stored nothing. */
export function createModelBrowser(sabotage: Sabotage | null): ModelBrowser {
  const storedItems = new Map<string, OutboxItem>();
  const journaledItems = new Map<string, OutboxItem>();
  const tabListeners = new Map<Page, TabListener>();
  const lineListeners = new Set<() => void>();
  const lock = createLock();
  const ownLocks = new WeakMap<Page, typeof lock>();
  let postponedTasks: { page: Page; work: () => void }[] = [];
  let isOnline = true;
  let isSlow = false;

  const later = (page: Page, work: () => void) => {
    if (isSlow || postponedTasks.length > 0) postponedTasks.push({ page, work });
    else queueMicrotask(() => page.isDead || work());
  };
  const onDisk =
    (page: Page) =>
    <T>(work: () => T): Promise<T> =>
      new Promise((resolve) => {
        if (!page.isDead) later(page, () => resolve(work()));
      });
  /** Tabs with separate locks do not wait for each other. */
  const lockOf = (page: Page) => {
    if (sabotage !== 'lock') return lock;
    const pageLock = ownLocks.get(page) ?? createLock();
    ownLocks.set(page, pageLock);
    return pageLock;
  };
  const work = (count: number) => {
    const [now, rest] = [postponedTasks.slice(0, count), postponedTasks.slice(count)];
    postponedTasks = rest;
    for (const each of now) if (!each.page.isDead) each.work();
  };

  return {
    stored: storedItems,
    journaled: journaledItems,
    storeFor: (page) => {
      const disk = onDisk(page);
      const write = (item: OutboxItem) => {
        storedItems.set(item.client_id, sabotage === 'order' ? { ...item, place: -item.place } : item);
        return true;
      };
      return {
        all: () => disk(() => (page.itemsOnDisk = [...storedItems.values()])),
        put: (item) => disk(() => write(item)),
        replace: (item) => disk(() => storedItems.has(item.client_id) && write(item)),
        remove: (_member, id) => disk(() => void storedItems.delete(id)),
      };
    },
    notesFor: (page) => ({
      all: () => [...journaledItems.values()],
      add: (item) => {
        if (!page.isDead) journaledItems.set(item.client_id, item);
      },
      remove: (ids) => {
        if (!page.isDead) for (const id of ids) journaledItems.delete(id);
      },
    }),
    tabsFor: (page) => ({
      withLock: (run, signal) => lockOf(page).alone(page, run, signal),
      post: (message) => {
        if (page.isDead) return;
        for (const [other, notify] of tabListeners)
          if (other !== page) later(other, () => tabListeners.has(other) && notify(structuredClone(message)));
      },
      subscribe: (listener) => {
        tabListeners.set(page, listener);
        return () => tabListeners.delete(page);
      },
    }),
    isOnline: () => isOnline,
    setOnline: (next) => {
      if (next === isOnline) return;
      isOnline = next;
      for (const onChange of lineListeners) onChange();
    },
    subscribe: (onChange) => {
      lineListeners.add(onChange);
      return () => lineListeners.delete(onChange);
    },
    setSlow: (next) => {
      isSlow = next;
      if (!next) work(postponedTasks.length);
    },
    isSlow: () => isSlow,
    work,
    kill: (page) => {
      page.isDead = true;
      tabListeners.delete(page);
      lockOf(page).leave(page);
      if (sabotage === 'forgetful store') storedItems.clear();
    },
  };
}
