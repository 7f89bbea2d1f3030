import { calls, type LikeEntry, type Likes } from '@meetcute/contract';
import { joinLikes, likesOf, noLikes, withLikesPage, type LikesType } from '@meetcute/core';
import { useNextPage, type NextPage } from '../lists/useNextPage.ts';
import { useClient, useSettings } from '../provider/context.ts';
import { useLikesQuery } from '../likes/useLikes.ts';
import { useViewer } from '../session/useViewer.ts';

/** Entry of a likes list. */
export interface LikesListEntry {
  /** Profile of the other member, with the like. */
  profile: LikeEntry;
  /** Whether the like is received and not opened yet (spec: likes.opening-clears-new-flag). */
  isNew: boolean;
  /** Whether the viewer and the member like each other. */
  isMutual: boolean;
}

/** List of likes of one type, returned by `useLikesList`. */
export interface UseLikesListResult {
  /** Type of the list: 'received', 'sent' or 'mutual'. */
  type: LikesType;
  /** Entries, new ones first (spec: likes.new-first) unless the setting `likes.newFirst` is off; empty until loaded. */
  entries: readonly LikesListEntry[];
  /** Whether the likes or the viewer load for the first time. Always false for a visitor. */
  isPending: boolean;
  /** Whether all likes are loaded and the list has none. */
  isEmpty: boolean;
  /** Loads the likes again; null unless loading failed and no earlier likes are available. */
  retry: (() => void) | null;
  /** Further entries. Those of mutual likes are among the received ones, so a page may bring none. */
  next: NextPage;
}

/** Loads the viewer's received, sent or mutual likes. Sends no request for a visitor. */
export function useLikesList(type: LikesType): UseLikesListResult {
  const { data, isPending, isError, refetch } = useLikesQuery();
  const { likes: features } = useSettings();
  const client = useClient();
  const isVisitor = useViewer() === null;
  const next = useNextPage<Likes>({
    call: calls.getLikes,
    before: type === 'sent' ? data?.profiles_before : data?.liked_by_before,
    load: (cursor) => client.call(calls.getLikes, { query: { before: cursor } }),
    add: withLikesPage,
    join: joinLikes,
  });
  const mutual = new Set(likesOf(data ?? noLikes, 'mutual').map(({ id }) => id));
  const entries = likesOf(data ?? noLikes, type, features.newFirst !== false).map((profile) => ({
    profile,
    isNew: type === 'received' && profile.like_new,
    isMutual: mutual.has(profile.id),
  }));
  return {
    type,
    entries,
    isPending: isPending && !isVisitor,
    isEmpty: data !== undefined && entries.length === 0 && next.load === null,
    retry: isError && !data ? () => void refetch() : null,
    next,
  };
}
