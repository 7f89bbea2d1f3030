import type { Profile, SearchResponse } from '@meetcute/contract';
import { isSearchState, withoutRemoved, type SearchState } from '@meetcute/core';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { persistentKey, type PersistentStore } from '../provider/persistent-store.ts';

/** Cached query of the similar members below the search results. */
export interface SimilarSnapshot {
  /** Key of the query. */
  queryKey: QueryKey;
  /** Loaded pages. */
  data: InfiniteData<SearchResponse>;
}

/** Snapshot of a search, taken when its page is left. */
export interface SearchSnapshot {
  /** Key of the browser's history entry. */
  entry: string;
  /** Results and filters. */
  state: SearchState<Profile>;
  /** Similar members below the results; null for none. */
  similar: SimilarSnapshot | null;
  /** Scroll position in pixels. */
  top: number;
  /** URL of the profile that was opened; null for none. */
  opened: string | null;
}

/** Parses a stored snapshot; null without one, or when an older release stored it in another shape. */
export function parseSearchSnapshot(text: string | null): SearchSnapshot | null {
  try {
    const snapshot = JSON.parse(text ?? 'null') as SearchSnapshot | null;
    return isSearchState(snapshot?.state) ? snapshot : null;
  } catch {
    return null;
  }
}

/** Returns the session store key of a member's search snapshot. */
export const searchSnapshotKey = (member: string) => persistentKey(member, 'search-left');

function withoutSimilar(similar: SimilarSnapshot | null, profileId: string): SimilarSnapshot | null {
  if (!similar) return null;
  const pages = similar.data.pages.map((page) => ({
    ...page,
    profiles: page.profiles.filter(({ id }) => id !== profileId),
  }));
  return { ...similar, data: { ...similar.data, pages } };
}

/** Removes a member by profile id from the stored search snapshot. */
export function removeFromSearchSnapshot(store: PersistentStore, member: string, id: string): void {
  const snapshot = parseSearchSnapshot(store.read(searchSnapshotKey(member)));
  if (!snapshot) return;
  const state = withoutRemoved(snapshot.state, new Set([id]));
  const similar = withoutSimilar(snapshot.similar, id);
  store.write(searchSnapshotKey(member), JSON.stringify({ ...snapshot, state, similar }));
}
