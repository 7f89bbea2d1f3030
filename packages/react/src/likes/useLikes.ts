import { queryFor } from '@meetcute/client';
import { calls, type Likes } from '@meetcute/contract';
import { isLiked, noLikes } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';
import { useIsLoggedIn } from '../session/useViewer.ts';

const useLikesOptions = () => ({
  ...queryFor(useClient(), calls.getLikes),
  enabled: useIsLoggedIn(),
  staleTime: Infinity,
});

/** The query of likes given and received; it asks nothing for a visitor. */
export const useLikesQuery = () => useQuery(useLikesOptions());

/** Likes given and received; empty for a visitor and until they are known. */
export const useLikes = (): Likes => useLikesQuery().data ?? noLikes;

/** How a viewer and one profile stand; neither likes the other for a visitor and until that is known. */
export interface LikeStatus {
  isLiked: boolean;
  isMutual: boolean;
}

const unknown: LikeStatus = { isLiked: false, isMutual: false };

/** How the viewer and one profile stand. It changes with that alone, so that one heart of many is drawn anew. */
export function useLikeStatus(profileId: string): LikeStatus {
  const { data } = useQuery({
    ...useLikesOptions(),
    select: (likes: Likes): LikeStatus => {
      const is = isLiked(likes, profileId);
      return { isLiked: is, isMutual: is && likes.liked_by.some(({ id }) => id === profileId) };
    },
  });
  return data ?? unknown;
}
