import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, type Likes, type Profile } from '@meetcute/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, usePorts } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { useLikes } from './useLikes.ts';

const likesKey = queryKeyOf(calls.getLikes);

const withLike = (likes: Likes, profile: Profile, now: Date): Likes => {
  const likedBy = likes.liked_by.map((entry) =>
    entry.id === profile.id ? { ...entry, did_like_profile: true } : entry,
  );
  const entry = { ...profile, like_new: false, did_like_profile: true, liked_at: now.toISOString() };
  return { profiles: [entry, ...likes.profiles.filter(({ id }) => id !== profile.id)], liked_by: likedBy };
};

const withoutLike = (likes: Likes, profile: Profile): Likes => ({
  profiles: likes.profiles.filter(({ id }) => id !== profile.id),
  liked_by: likes.liked_by.map((entry) =>
    entry.id === profile.id ? { ...entry, did_like_profile: false } : entry,
  ),
});

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
  const isLiked = likes.profiles.some(({ id }) => id === profile.id);
  const like = mutationFor(client, calls.likeProfile);
  const unlike = mutationFor(client, calls.unlikeProfile);
  const { mutate } = useMutation({
    mutationKey: like.mutationKey,
    mutationFn: (wanted: boolean) =>
      (wanted ? like : unlike).mutationFn({ payload: { profile: profile.id } }),
    meta: like.meta,
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey: likesKey });
      const before = queryClient.getQueryData<Likes>(likesKey);
      const current = before ?? { profiles: [], liked_by: [] };
      queryClient.setQueryData(
        likesKey,
        wanted ? withLike(current, profile, now()) : withoutLike(current, profile),
      );
      return { before };
    },
    onError: (_error, _wanted, context) => queryClient.setQueryData(likesKey, context?.before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: likesKey }),
  });
  return {
    isLiked,
    isMutual: isLiked && likes.liked_by.some(({ id }) => id === profile.id),
    toggle: viewer && viewer.profile.id !== profile.id ? () => mutate(!isLiked) : null,
  };
}
