import { normalizePath } from '@meetcute/core';
import { createKey, createPath, resolvePath, type Location } from './location.ts';

/** Entries that going back and forward return to. */
export interface SiteHistory {
  /** The current entry. */
  readonly location: Location;
  /** Adds an entry after the current one. */
  push(location: Location): void;
  /** Replaces the current entry. */
  replace(location: Location): void;
  /** Goes back (negative) or forward by a number of entries. */
  go(delta: number): void;
  /**
   * Calls a function after the history has moved to another entry, with the number of entries; null when unknown, as for
   * an anchor typed by the visitor. Returns a function that stops it.
   */
  listen(onMove: (location: Location, delta: number | null) => void): () => void;
}

/** State that the browser stores with an entry. */
interface StoredEntry {
  usr: unknown;
  key: string;
  idx: number;
}

/** Creates the history of the browser's tab. */
export function createBrowserHistory(): SiteHistory {
  const readEntry = () => history.state as StoredEntry | null;
  const current = (): Location => ({
    pathname: normalizePath(location.pathname),
    search: location.search,
    hash: location.hash,
    state: readEntry()?.usr ?? null,
    key: readEntry()?.key ?? 'default',
  });
  let index = readEntry()?.idx ?? 0;
  // A loaded document has no key. What a page keeps by the key of its entry must not return in that of another document.
  // A page that was kept for use offline has no server that redirects to the one address of the page.
  if (
    readEntry()?.key === undefined ||
    readEntry()?.idx === undefined ||
    current().pathname !== location.pathname
  )
    history.replaceState({ key: createKey(), ...readEntry(), idx: index }, '', createPath(current()));

  const write = (method: 'pushState' | 'replaceState', nextLocation: Location) => {
    const entry: StoredEntry = { usr: nextLocation.state, key: nextLocation.key, idx: index };
    try {
      history[method](entry, '', createPath(nextLocation));
    } catch (error) {
      // State that can't be copied is a mistake in the code.
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
      // Browsers refuse when there were many changes in a short time; loading the page always works.
      location.assign(createPath(nextLocation));
    }
  };

  return {
    get location() {
      return current();
    },
    push: (nextLocation) => {
      index += 1;
      write('pushState', nextLocation);
    },
    replace: (nextLocation) => write('replaceState', nextLocation),
    go: (delta) => history.go(delta),
    listen: (onMove) => {
      const onPop = () => {
        const next = readEntry()?.idx;
        const delta = next === undefined ? null : next - index;
        index = next ?? index;
        onMove(current(), delta);
      };
      addEventListener('popstate', onPop);
      return () => removeEventListener('popstate', onPop);
    },
  };
}

/** Creates a history that starts at an address and leaves the browser's alone, for servers, tests and stories. */
export function createMemoryHistory(address: string): SiteHistory {
  const root = { pathname: '/', search: '', hash: '' };
  const entries: Location[] = [{ ...resolvePath(address, root), state: null, key: 'default' }];
  const listeners = new Set<Parameters<SiteHistory['listen']>[0]>();
  let index = 0;
  const current = () => entries[index]!;
  return {
    get location() {
      return current();
    },
    push: (nextLocation) => {
      index += 1;
      entries.splice(index, entries.length, nextLocation);
    },
    replace: (nextLocation) => {
      entries[index] = nextLocation;
    },
    go: (delta) => {
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      for (const onMove of listeners) onMove(current(), delta);
    },
    listen: (onMove) => {
      listeners.add(onMove);
      return () => listeners.delete(onMove);
    },
  };
}
