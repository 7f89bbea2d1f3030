import type { OutboxItem } from '@meetcute/core';
import { ApiError } from '../api-error.ts';
import { createMemoryJournal, createMemoryStore } from './memory-store.ts';
import { createOutbox } from './create-outbox.ts';
import type { Outbox, OutboxTabMessage, OutboxOptions, OutboxTabs } from './types.ts';

/** Stored form of a message. */
interface FakeResponse {
  id: number;
}

type Tabs = OutboxTabs<FakeResponse>;

/** Lets all pending callbacks run. */
export const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Creates the error that the client throws for a failed call. */
export const failure = (status: number, code: string, retryAfter?: number) =>
  new ApiError({ status, code, message: code, retryAfter });

/** Creates a lock that is granted in order of request and released when its owner aborts. */
function createLock() {
  let last = Promise.resolve();
  return (run: () => Promise<void>, signal: AbortSignal): Promise<void> => {
    const ownerAbort = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    const turn = last.then(() => (signal.aborted ? undefined : Promise.race([run(), ownerAbort])));
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Creates a fake browser with one member in several tabs, and a fake server. Time advances only with `pass`. */
export function fakeBrowser(member = 'anna') {
  const store = createMemoryStore(true);
  const journal = createMemoryJournal();
  const lock = createLock();
  const listeners = new Map<symbol, Parameters<Tabs['subscribe']>[0]>();
  const timers = new Set<{ at: number; run: () => void }>();
  const networkListeners = new Set<() => void>();
  const storedItems = new Map<string, OutboxItem>();
  /** Outcomes of the next attempts. Default: success. */
  const fates: (Error | 'lost answer' | Promise<unknown>)[] = [];
  const triedItems: OutboxItem[] = [];
  let now = 0;
  let isOnline = true;

  const deliver = async (item: OutboxItem): Promise<FakeResponse> => {
    triedItems.push(item);
    const fate = fates.shift();
    if (fate instanceof Promise) await fate;
    if (fate instanceof Error) throw fate;
    if (!storedItems.has(item.client_id)) storedItems.set(item.client_id, item);
    if (fate === 'lost answer') throw failure(0, 'network');
    return { id: [...storedItems.keys()].indexOf(item.client_id) };
  };

  const open = (overrides: Partial<OutboxOptions<FakeResponse>> = {}) => {
    const me = Symbol('tab');
    const deliveredTexts: string[] = [];
    const faults: unknown[] = [];
    const tabs: Tabs = {
      withLock: lock,
      post: (message: OutboxTabMessage<FakeResponse>) => {
        for (const [tab, hear] of listeners)
          if (tab !== me) queueMicrotask(() => listeners.has(tab) && hear(message));
      },
      subscribe: (onMessage) => {
        listeners.set(me, onMessage);
        return () => listeners.delete(me);
      },
    };
    const outbox: Outbox = createOutbox<FakeResponse>({
      member,
      store,
      journal,
      tabs,
      clock: {
        now: () => now,
        date: () => now,
        after: (milliseconds, run) => {
          const timer = { at: now + milliseconds, run };
          timers.add(timer);
          return () => timers.delete(timer);
        },
      },
      network: {
        isOnline: () => isOnline,
        subscribe: (onChange) => {
          networkListeners.add(onChange);
          return () => networkListeners.delete(onChange);
        },
      },
      random: () => 0.5,
      deliver,
      onDelivered: ({ text }) => deliveredTexts.push(text),
      onFailure: (_item, error) => faults.push(error),
      ...overrides,
    });
    return {
      ...outbox,
      delivered: deliveredTexts,
      faults,
      write: (text: string, conversation = 'c1', reason?: string) =>
        void outbox.add({ client_id: `id of ${text}`, conversation, text }, reason),
      texts: () => outbox.read().items.map(({ text }) => text),
      states: () => outbox.read().items.map(({ state, code }) => (code ? `${state} ${code}` : state)),
    };
  };

  return {
    store,
    open,
    fates,
    /** Texts of all attempts, in order. */
    tried: () => triedItems.map(({ text }) => text),
    tries: triedItems,
    /** Texts stored on the server, in the order of first storage. */
    stored: () => [...storedItems.values()].map(({ text }) => text),
    /** Texts in the journal that are not stored yet. */
    journalled: () => journal.all().map(({ text }) => text),
    persisted: async () => (await store.all(member)).map(({ text }) => text),
    setOnline: async (next: boolean) => {
      isOnline = next;
      for (const onChange of networkListeners) onChange();
      await settle();
    },
    /** Advances time by a number of milliseconds. */
    pass: async (milliseconds: number) => {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        now = next.at;
        timers.delete(next);
        next.run();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}
