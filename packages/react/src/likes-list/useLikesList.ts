import type { LikeEntry } from '@meetcute/contract';
import { likesOf, noLikes, type LikesType } from '@meetcute/core';
import { useSettings } from '../provider/context.ts';
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
  /** Whether the likes are loaded and the list has none. */
  isEmpty: boolean;
  /** Loads the likes again; null unless loading failed and no earlier likes are available. */
  retry: (() => void) | null;
}

/** Loads the viewer's received, sent or mutual likes. Sends no request for a visitor. */
export function useLikesList(type: LikesType): UseLikesListResult {
  const { data, isPending, isError, refetch } = useLikesQuery();
  const { likes: features } = useSettings();
  const isVisitor = useViewer() === null;
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
    isEmpty: data !== undefined && entries.length === 0,
    retry: isError && !data ? () => void refetch() : null,
  };
}
