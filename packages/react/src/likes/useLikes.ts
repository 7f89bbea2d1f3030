import { queryFor } from '@meetcute/client';
import { calls, type Likes } from '@meetcute/contract';
import { isLiked, noLikes } from '@meetcute/core';
import { QueryObserver, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { findLikes } from './find-likes.ts';
import { likesKey, sharedFollower, type FollowLikes } from './follow-likes.ts';
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

type Status = 'none' | 'liked' | 'mutual' | 'none lacking' | 'liked lacking';

/** Returns the likes between the viewer and one profile; `lacking` where more of them may be on a page that is not loaded. */
function readStatus(likes: Likes | undefined, profileId: string): Status {
  // Like a profile that isn't liked, so that a heart does not render again when the likes arrive.
  if (!likes) return 'none';
  const isSent = isLiked(likes, profileId);
  if (isSent && likes.liked_by.some(({ id }) => id === profileId)) return 'mutual';
  const status = isSent ? 'liked' : 'none';
  const next = likes.profiles_before ?? likes.liked_by_before;
  return next === undefined ? status : `${status} lacking`;
}

const followNothing: FollowLikes = () => () => undefined;

/** Returns the likes between the viewer and one profile, changed in the task that changes them. Other likes do not cause a re-render. */
export function useLikeStatus(profileId: string): LikeStatus {
  const queryClient = useQueryClient();
  const follow = sharedFollower(queryClient, useClient());
  const isLoggedIn = useIsLoggedIn();
  const optionsOf = useFoundLikesOptions();
  const read = () => readStatus(queryClient.getQueryData<Likes>(likesKey), profileId);
  const status = useSyncExternalStore(isLoggedIn ? follow : followNothing, read, read);
  const mayLack = isLoggedIn && status.endsWith('lacking');
  const find = useEffectEvent((id: string) =>
    new QueryObserver(queryClient, optionsOf(id)).subscribe(() => undefined),
  );
  useEffect(() => (mayLack ? find(profileId) : undefined), [mayLack, profileId]);
  return { isLiked: status.startsWith('liked') || status === 'mutual', isMutual: status === 'mutual' };
}
