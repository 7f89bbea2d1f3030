import type { Profile, SearchResponse } from '@meetcute/contract';
import { isKeptSearch, withoutRemoved, type SearchState } from '@meetcute/core';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { sessionKey, type SessionStore } from '../provider/sessionStore.ts';

/** The similar members below a search's own results, as they are known to the page. */
export interface SimilarSnapshot {
  queryKey: QueryKey;
  data: InfiniteData<SearchResponse>;
}

/** Where a search was left. */
export interface SearchSnapshot {
  /** The entry of the browser's history. */
  entry: string;
  state: SearchState<Profile>;
  /** Who followed the results, null for nobody. */
  similar: SimilarSnapshot | null;
  /** Pixels scrolled. */
  top: number;
  /** Address of the profile that was opened, null for none. */
  opened: string | null;
}

/** What was left; null for nothing, and for what a page of an older release has left in another shape. */
export function parseSearchSnapshot(text: string): SearchSnapshot | null {
  try {
    const left = JSON.parse(text) as SearchSnapshot | null;
    return isKeptSearch(left?.state) ? left : null;
  } catch {
    return null;
  }
}

/** Where a member's search is kept among the drafts. */
export const searchSnapshotKey = (member: string) => sessionKey(member, 'search-left');

function withoutSimilar(similar: SimilarSnapshot | null, vanished: string): SimilarSnapshot | null {
  if (!similar) return null;
  const pages = similar.data.pages.map((page) => ({
    ...page,
    profiles: page.profiles.filter(({ id }) => id !== vanished),
  }));
  return { ...similar, data: { ...similar.data, pages } };
}

/** Takes somebody who may not be met any more out of the search that a member left. */
export function removeFromSearchSnapshot(drafts: SessionStore, member: string, id: string): void {
  const left = parseSearchSnapshot(drafts.read(searchSnapshotKey(member)));
  if (!left) return;
  const state = withoutRemoved(left.state, new Set([id]));
  const similar = withoutSimilar(left.similar, id);
  drafts.write(searchSnapshotKey(member), JSON.stringify({ ...left, state, similar }));
}
