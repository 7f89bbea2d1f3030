import type { LikeEntry } from '@meetcute/contract';
import { likesOf, noLikes, type LikesType } from '@meetcute/core';
import { useLikesQuery } from '../likes/useLikes.ts';
import { useViewer } from '../session/useViewer.ts';

/** One line of a list of likes. */
export interface LikesListEntry {
  profile: LikeEntry;
  /** Whether it is a received like that one has not opened (spec: likes.opening-clears-new-flag). */
  isNew: boolean;
  /** Whether both like each other. */
  isMutual: boolean;
}

/** One of the three lists of likes. */
export interface LikesList {
  type: LikesType;
  /** New ones first (spec: likes.new-first); none while they are not known. */
  entries: readonly LikesListEntry[];
  /** Whether they are on their way for the first time, or who looks is; never for a visitor. */
  isPending: boolean;
  /** Whether they are known, and there are none. */
  isEmpty: boolean;
  /** Asks for them again; null unless they could not be loaded and none are known. */
  retry: (() => void) | null;
}

/** The likes that were received, sent, or both; it asks nothing for a visitor. */
export function useLikesList(type: LikesType): LikesList {
  const { data, isPending, isError, refetch } = useLikesQuery();
  const isVisitor = useViewer() === null;
  const mutual = new Set(likesOf(data ?? noLikes, 'mutual').map(({ id }) => id));
  const entries = likesOf(data ?? noLikes, type).map((profile) => ({
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
