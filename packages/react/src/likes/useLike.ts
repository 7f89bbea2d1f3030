import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, type Likes, type Profile } from '@meetcute/contract';
import { isLiked as isLikedIn, noLikes, withLike, withoutLike } from '@meetcute/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, usePorts } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { useLikes } from './useLikes.ts';

const likesKey = queryKeyOf(calls.getLikes);

/**
 * A member's like of a profile. `toggle` is null where liking is not possible: for visitors and for oneself
 * (spec: permission.like-needs-login). The change shows at once, is taken back on failure, and the likes are
 * loaded again afterwards (spec: likes.reloaded-after-toggle).
 */
export function useLike(profile: Profile): {
  isLiked: boolean;
  isMutual: boolean;
  toggle: (() => void) | null;
} {
  const queryClient = useQueryClient();
  const client = useClient();
  const viewer = useViewer();
  const { now } = usePorts();
  const likes = useLikes();
  const isLiked = isLikedIn(likes, profile.id);
  const like = mutationFor(client, calls.likeProfile);
  const unlike = mutationFor(client, calls.unlikeProfile);
  const show = (wanted: boolean) => {
    const entry = { ...profile, like_new: false, did_like_profile: true, liked_at: now().toISOString() };
    queryClient.setQueryData<Likes>(likesKey, (known = noLikes) =>
      wanted ? withLike(known, entry) : withoutLike(known, profile.id),
    );
  };
  const { mutate } = useMutation({
    mutationKey: like.mutationKey,
    mutationFn: (wanted: boolean) =>
      (wanted ? like : unlike).mutationFn({ payload: { profile: profile.id } }),
    meta: like.meta,
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey: likesKey });
      show(wanted);
    },
    onError: (_error, wanted) => show(!wanted),
    onSettled: () => queryClient.invalidateQueries({ queryKey: likesKey }),
  });
  return {
    isLiked,
    isMutual: isLiked && likes.liked_by.some(({ id }) => id === profile.id),
    toggle: viewer && viewer.profile.id !== profile.id ? () => mutate(!isLiked) : null,
  };
}
