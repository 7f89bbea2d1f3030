import { DAY_MS } from '@meetcute/core';
import { advance, createView, follow, settle, type EntryView, type MergeRules } from './entry-view.ts';
import { formatEntry, parseEntry } from './stored-entry.ts';
import { openStorageArea } from './storage-area.ts';
import { runUpdate, watchTabEvents, type TabEvents } from './tab-events.ts';

/** Days after which an entry of `localStore` expires. */
export const PERSISTENCE_DAYS = 7;

/** Milliseconds after which an entry of `localStore` expires. */
export const PERSISTENCE_MS = PERSISTENCE_DAYS * DAY_MS;

/** Milliseconds for which a deleted entry tells other tabs what its deletion was based on. */
const DELETED_MS = 1000;

/** Store for texts that survive reloads, in this browser or tab. Never use it for passwords. */
export interface PersistentStore {
  /** Returns the JSON of a key; null without an entry or after it has expired. */
  readonly read: (key: string) => string | null;
  /** Stores JSON with the current time, whatever other tabs have written; null deletes the entry. */
  readonly write: (key: string, json: string | null) => void;
  /** Returns the JSON that this page shows for a key. It follows other tabs, except during a composition. */
  readonly view: (key: string) => string | null;
  /**
   * Stores an edit of the value `base`, merged with what other tabs have written meanwhile; null deletes the value.
   * Default for `base`: what the page shows.
   */
  readonly edit: (key: string, json: string | null, rules: MergeRules, base?: string | null) => void;
  /** Whether the value of a key lives in this page alone, because the storage is full or blocked. */
  readonly isUnsaved: (key: string) => boolean;
  /** Deletes the entries of a member by profile id, '' for a logged-out visitor; without an argument, all entries. */
  readonly clear: (member?: string) => void;
  /** Calls `onChange` after each change, also by other tabs. Returns an unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Options of `createPersistentStore`. */
export interface PersistentStoreOptions {
  /** Returns the storage; falls back to memory when missing or refused. Default: `localStorage`. */
  readonly storage?: () => Storage | undefined;
  /** Milliseconds after which an entry expires. Default: seven days. */
  readonly ttl?: number;
  /** Returns the current time in milliseconds since 1970. Default: `Date.now`. */
  readonly now?: () => number;
  /** Watches for changes by other tabs and for compositions; returns a function that stops. Default: the browser's events. */
  readonly watch?: (events: TabEvents) => () => void;
}

/**
 * Returns the key of a member's entry. `member` is the profile id, '' for a logged-out visitor. Entries are kept
 * apart, so that the next member to log in does not see them.
 */
export const persistentKey = (member: string, name: string): string =>
  `${encodeURIComponent(member)}/${name}`;

/** Creates a persistent store. Expired and deleted entries are removed on the next subscription. */
export function createPersistentStore({
  storage = () => globalThis.localStorage,
  ttl = PERSISTENCE_MS,
  now = () => Date.now(),
  watch = watchTabEvents,
}: PersistentStoreOptions = {}): PersistentStore {
  /** Entries that the storage has refused. */
  const memory = new Map<string, string>();
  const views = new Map<string, EntryView>();
  const listeners = new Set<() => void>();
  let isComposing = false;
  let stopWatching = () => undefined as void;
  const notify = () => listeners.forEach((onChange) => onChange());
  const area = openStorageArea(storage);
  const parse = (raw: string | null | undefined) => parseEntry(raw, now(), ttl);

  /** Writes the next revision of a view; null leaves a note of the deletion for a moment. */
  const save = (key: string, view: EntryView, json: string | null) => {
    if (json === null && view.raw === null) {
      memory.delete(key);
      return follow(view, null);
    }
    const raw = formatEntry(advance(view, now(), json));
    // What is stored already stays there when there is no room: old words are better than none.
    const isStored = area.set(key, raw);
    if (isStored || json === null) memory.delete(key);
    else memory.set(key, raw);
    if (isStored) view.raw = raw;
    if (json !== null) return undefined;
    if (!isStored) area.remove(key);
    return void setTimeout(() => {
      if (area.get(key) === raw) area.remove(key);
    }, DELETED_MS);
  };
  /** Takes over what other tabs have stored. Returns whether the page shows something else afterwards. */
  const reconcile = (key: string, view: EntryView): boolean => {
    const raw = area.get(key);
    if (raw !== view.raw) {
      view.raw = raw;
      const entry = parse(raw);
      // Words that could not be stored outlive a deletion elsewhere; a logout clears them by `clear`.
      if (raw !== null || !memory.has(key)) {
        const json = settle(view, entry, memory.has(key));
        follow(view, entry);
        if (json !== (entry?.json ?? null)) save(key, view, json);
        else memory.delete(key);
      }
    }
    const shownJson = view.newest?.json ?? null;
    if (isComposing || view.shown === shownJson) return false;
    view.shown = shownJson;
    return true;
  };
  const reconcileAll = () => {
    const changes = [...views].map(([key, view]) => reconcile(key, view));
    if (changes.includes(true)) runUpdate(notify);
  };
  const look = (key: string): EntryView => {
    const existingView = views.get(key);
    const raw = area.get(key);
    if (!existingView) views.set(key, createView(raw, parse(memory.get(key) ?? raw)));
    else if (listeners.size === 0) reconcile(key, existingView);
    return views.get(key) as EntryView;
  };
  const removeWhere = (matches: (key: string, raw: string) => boolean) => {
    for (const [key, raw] of memory) if (matches(key, raw)) memory.delete(key);
    for (const key of area.names()) if (matches(key, area.get(key) ?? '')) area.remove(key);
  };
  return {
    read: (key) => parse(memory.get(key) ?? area.get(key))?.json ?? null,
    write: (key, json) => {
      const view = look(key);
      if (json === null) {
        area.remove(key);
        memory.delete(key);
        views.set(key, createView(null, null));
      } else {
        save(key, view, json);
        view.shown = json;
      }
      notify();
    },
    view: (key) => look(key).shown,
    edit: (key, json, rules, base) => {
      const view = look(key);
      view.rules = rules;
      const start = base === undefined ? view.shown : base;
      const wasComposing = isComposing;
      isComposing = true;
      reconcile(key, view);
      isComposing = wasComposing;
      const current = view.newest?.json ?? null;
      const next = start === current ? json : rules.merge(start, current, json);
      if (next !== current || memory.has(key)) save(key, view, next);
      view.shown = isComposing ? json : next;
      notify();
    },
    isUnsaved: (key) => memory.has(key),
    clear: (member) => {
      const isMeant = (key: string) => member === undefined || key.startsWith(persistentKey(member, ''));
      removeWhere(isMeant);
      for (const key of views.keys()) if (isMeant(key)) views.delete(key);
      notify();
    },
    subscribe: (onChange) => {
      removeWhere((_, raw) => (parse(raw)?.json ?? null) === null);
      if (listeners.size === 0) {
        for (const [key, view] of views) reconcile(key, view);
        stopWatching = watch({
          onChange: reconcileAll,
          onComposition: (isActive) => {
            // Reported for each field that loses the focus.
            const hasEnded = isComposing && !isActive;
            isComposing = isActive;
            if (hasEnded) reconcileAll();
          },
        });
      }
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) stopWatching();
      };
    },
  };
}
