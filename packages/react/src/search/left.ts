import type { Profile, SearchResponse } from '@meetcute/contract';
import { isKeptSearch, withoutVanished, type SearchState } from '@meetcute/core';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { sessionKey, type SessionStore } from '../provider/sessionStore.ts';

/** The similar members below a search's own results, as they are known to the page. */
export interface LeftSimilar {
  queryKey: QueryKey;
  data: InfiniteData<SearchResponse>;
}

/** Where a search was left. */
export interface Left {
  /** The entry of the browser's history. */
  entry: string;
  state: SearchState<Profile>;
  /** Who followed the results, null for nobody. */
  similar: LeftSimilar | null;
  /** Pixels scrolled. */
  top: number;
  /** Address of the profile that was opened, null for none. */
  opened: string | null;
}

/** What was left; null for nothing, and for what a page of an older release has left in another shape. */
export function parseLeft(text: string): Left | null {
  try {
    const left = JSON.parse(text) as Left | null;
    return isKeptSearch(left?.state) ? left : null;
  } catch {
    return null;
  }
}

/** Where a member's search is kept among the drafts. */
export const leftKey = (member: string) => sessionKey(member, 'search-left');

function withoutSimilar(similar: LeftSimilar | null, vanished: string): LeftSimilar | null {
  if (!similar) return null;
  const pages = similar.data.pages.map((page) => ({
    ...page,
    profiles: page.profiles.filter(({ id }) => id !== vanished),
  }));
  return { ...similar, data: { ...similar.data, pages } };
}

/** Takes somebody who may not be met any more out of the search that a member left. */
export function forgetLeft(drafts: SessionStore, member: string, id: string): void {
  const left = parseLeft(drafts.read(leftKey(member)));
  if (!left) return;
  const state = withoutVanished(left.state, new Set([id]));
  const similar = withoutSimilar(left.similar, id);
  drafts.write(leftKey(member), JSON.stringify({ ...left, state, similar }));
}
