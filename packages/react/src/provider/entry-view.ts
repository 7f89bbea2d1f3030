import { nextEntry, type StoredEntry } from './stored-entry.ts';

/** Rules that combine edits of one entry, each value as JSON, null without an entry. */
export interface MergeRules {
  /** Merges an edit that began from `base` into what is stored. */
  readonly merge: (base: string | null, stored: string | null, edited: string | null) => string | null;
  /** Combines two values whose common beginning is not known. */
  readonly unite: (ownValue: string | null, stored: string | null) => string | null;
}

/** Entry as one tab knows it. */
export interface EntryView {
  /** Text in the storage when the tab last looked. */
  raw: string | null;
  /** Newest revision that the tab has seen or written. */
  newest: StoredEntry | null;
  /** Value that the page shows. During a composition it is behind `newest`. */
  shown: string | null;
  /** Values of the last revisions by id. */
  readonly trail: Map<string, string | null>;
  /** When this tab last wrote, by a clock that never jumps. */
  wroteAt: number;
  /** Rules of the form that edits it; null before its first edit. */
  rules: MergeRules | null;
}

const TRAIL_MAX = 40;

/**
 * Milliseconds after a write in which a revision that does not know it counts as a race between two tabs. Later, it
 * means that the entry was written anew.
 */
const RACE_MS = 5000;

/** Creates the view of an entry. */
export const createView = (raw: string | null, entry: StoredEntry | null): EntryView => {
  const view: EntryView = {
    raw,
    newest: null,
    shown: null,
    trail: new Map(),
    wroteAt: -Infinity,
    rules: null,
  };
  follow(view, entry);
  view.shown = entry?.json ?? null;
  return view;
};

/** Makes an entry the newest of a view. */
export function follow(view: EntryView, entry: StoredEntry | null): void {
  view.newest = entry;
  const [id] = entry?.ids ?? [];
  if (entry && id) view.trail.set(id, entry.json);
  for (const old of [...view.trail.keys()].slice(0, -TRAIL_MAX)) view.trail.delete(old);
}

/**
 * Returns the value that follows from what this tab knows and what is stored now. `isUnsaved`: whether what it knows
 * could not be stored.
 */
export function settle(
  { newest: newestEntry, trail, wroteAt, rules }: EntryView,
  storedEntry: StoredEntry | null,
  isUnsaved: boolean,
): string | null {
  const json = storedEntry?.json ?? null;
  const [ownId] = newestEntry?.ids ?? [];
  if (!rules || !newestEntry || ownId === undefined || !storedEntry || storedEntry.ids.includes(ownId))
    return json;
  // A page of an older version knows no revisions, and must not destroy what it could not see.
  if (storedEntry.ids.length === 0) return rules.unite(newestEntry.json, json);
  if (!isUnsaved && performance.now() - wroteAt > RACE_MS) return json;
  const origin = storedEntry.ids.find((id) => trail.has(id));
  return rules.merge(origin === undefined ? null : (trail.get(origin) ?? null), newestEntry.json, json);
}

/** Returns the revision of a view's next write, and makes it the newest. */
export function advance(view: EntryView, time: number, json: string | null): StoredEntry {
  const entry = nextEntry(time, view.newest, json);
  follow(view, entry);
  view.wroteAt = performance.now();
  return entry;
}
