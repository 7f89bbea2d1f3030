import { queryFor } from '@meetcute/client';
import { calls, type Likes } from '@meetcute/contract';
import { isLiked, noLikes } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { findLikes } from './find-likes.ts';
import { useClient, useQueryClient } from '../provider/context.ts';
import { useIsLoggedIn } from '../session/useViewer.ts';

const useLikesOptions = () => ({
  ...queryFor(useClient(), calls.getLikes),
  enabled: useIsLoggedIn(),
  staleTime: Infinity,
});

/** Returns the query of likes given and received. It is disabled for visitors. */
export const useLikesQuery = () => useQuery(useLikesOptions());

/** Returns the likes given and received; empty for visitors and until loaded. */
export const useLikes = (): Likes => useLikesQuery().data ?? noLikes;

/** Likes between the viewer and one profile. Both are false for visitors and until loaded. */
export interface LikeStatus {
  /** Whether the viewer likes the profile. */
  isLiked: boolean;
  /** Whether the viewer and the member like each other. */
  isMutual: boolean;
}

const unknown: LikeStatus = { isLiked: false, isMutual: false };

/** Returns the query of the likes with a profile that are not on the loaded pages, whether the viewer likes it. */
export function useFoundLikesOptions() {
  const options = useLikesOptions();
  const client = useClient();
  const queryClient = useQueryClient();
  return (id: string) => ({
    ...options,
    queryKey: ['foundLikes', id],
    queryFn: () => findLikes(client, queryClient, id),
  });
}

/** Returns the likes between the viewer and one profile. Other likes do not cause a re-render. */
export function useLikeStatus(profileId: string): LikeStatus {
  const { data } = useQuery({
    ...useLikesOptions(),
    select: (likes: Likes) => {
      const isSent = isLiked(likes, profileId);
      const isReceived = likes.liked_by.some(({ id }) => id === profileId);
      const isMutual = isSent && isReceived;
      const next = likes.profiles_before ?? likes.liked_by_before;
      return { isLiked: isSent, isMutual, mayLack: next !== undefined && !isMutual };
    },
  });
  useQuery({ ...useFoundLikesOptions()(profileId), enabled: !!data?.mayLack });
  return data ?? unknown;
}
