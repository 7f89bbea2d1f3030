import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, type LikeEntry, type Likes, type Profile } from '@meetcute/contract';
import { noLikes, withLike, withoutLike } from '@meetcute/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useClient, usePorts } from '../provider/context.ts';
import { changesUnderWay, isChangeOfLikes, type LikeChange } from './likeChanges.ts';

const likesKey = queryKeyOf(calls.getLikes);

/** Told when a change was not taken and nothing newer is wanted; `isLiked` is what the server last confirmed. */
type OnFailed = (error: unknown, isLiked: boolean) => void;

/** Shows how the viewer likes a profile in what this page knows of likes. */
function show(queryClient: QueryClient, profileId: string, like: LikeEntry | null): void {
  void queryClient.cancelQueries({ queryKey: likesKey });
  queryClient.setQueryData<Likes>(likesKey, (known = noLikes) =>
    like ? withLike(known, like) : withoutLike(known, profileId),
  );
}

/** What the server last said of a profile: as it was before the changes that are under way, or as they have confirmed. */
function confirmedLike(queryClient: QueryClient, profileId: string): LikeChange['confirmed'] {
  const [earlier] = changesUnderWay(queryClient, profileId);
  if (earlier) return earlier.confirmed;
  const likes = queryClient.getQueryData<Likes>(likesKey);
  return { like: likes?.profiles.find(({ id }) => id === profileId) ?? null };
}

/**
 * Likes or unlikes a profile, one of many for lists that outlive their cards. It shows at once. What concerns one
 * profile is sent in its order, whichever heart, card or deck of the page it comes from; once nothing of a profile is
 * under way, what failed is back at what the server last confirmed, and `onFailed` is told.
 */
export function useChangeLike(): (profile: Profile, wanted: boolean, onFailed: OnFailed) => void {
  const client = useClient();
  const queryClient = useQueryClient();
  const { now } = usePorts();
  return (profile, wanted, onFailed) => {
    const { id } = profile;
    const liked = { ...profile, like_new: false, did_like_profile: true, liked_at: now().toISOString() };
    const like = wanted ? liked : null;
    const confirmed = confirmedLike(queryClient, id);
    const { mutationFn, ...options } = mutationFor(client, wanted ? calls.likeProfile : calls.unlikeProfile);
    show(queryClient, id, like);
    // Built by hand: the order is one profile's, and a deck learns of its profiles one by one.
    const mutation = queryClient.getMutationCache().build(queryClient, {
      ...options,
      scope: { id: `like ${id}` },
      mutationFn: (change: LikeChange) => mutationFn({ payload: { profile: change.profile.id } }),
      onSuccess: () => {
        confirmed.like = like;
      },
      onError: (error: Error) => {
        // What is wanted now is still to be sent, and shows already.
        if (changesUnderWay(queryClient, id).length > 1) return;
        show(queryClient, id, confirmed.like);
        onFailed(error, confirmed.like !== null);
      },
      onSettled: () => {
        // Likes that are still under way would be missing from the answer.
        const isLast = queryClient.isMutating({ predicate: isChangeOfLikes }) <= 1;
        return isLast ? queryClient.invalidateQueries({ queryKey: likesKey }) : undefined;
      },
    });
    // Who asked is told by `onFailed`, the log by the error policy.
    mutation.execute({ profile, wanted, confirmed }).catch(() => undefined);
  };
}
