import { mutationFor, queryKeyOf, type Client } from '@meetcute/client';
import { calls, type LikeEntry, type Likes, type Profile } from '@meetcute/contract';
import { noLikes, openLike, withLike, withoutLike } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import { afterPaint } from '../part/after-paint.ts';
import { useClient, usePorts, useQueryClient } from '../provider/context.ts';
import { changesUnderWay, isChangeOfLikes, type LikeChange } from './like-changes.ts';

const likesKey = queryKeyOf(calls.getLikes);

/** Called when a change failed and no newer one is pending. `isLiked` is the state that the server last confirmed. */
type OnFailed = (error: unknown, isLiked: boolean) => void;

/** Sets or removes the viewer's like of a profile in the query cache. */
function show(queryClient: QueryClient, profileId: string, like: LikeEntry | null): void {
  void queryClient.cancelQueries({ queryKey: likesKey });
  queryClient.setQueryData<Likes>(likesKey, (cachedLikes = noLikes) =>
    like ? withLike(cachedLikes, like) : withoutLike(cachedLikes, profileId),
  );
}

/** Returns the like that the server last confirmed: the one shared by pending changes, or else the cached one. */
function confirmedLike(queryClient: QueryClient, profileId: string): LikeChange['confirmed'] {
  const [earlier] = changesUnderWay(queryClient, profileId);
  if (earlier) return earlier.confirmed;
  const likes = queryClient.getQueryData<Likes>(likesKey);
  return { like: likes?.profiles.find(({ id }) => id === profileId) ?? null };
}

/**
 * Marks a received like as seen: who likes back has seen it. Where that fails, it stays new until its profile is opened.
 */
async function markReturned(queryClient: QueryClient, client: Client, profile: string): Promise<void> {
  const likes = queryClient.getQueryData<Likes>(likesKey);
  if (likes?.liked_by.find(({ id }) => id === profile)?.like_new !== true) return;
  await client.call(calls.markLikeSeen, { payload: { profile } });
  queryClient.setQueryData<Likes>(likesKey, (current) => current && openLike(current, profile));
}

/**
 * Returns a function that likes or unlikes any profile, for lists that outlive their cards. The change shows at once.
 * Changes of the same profile are sent in order, even from different components. If the last pending change fails, the
 * cache returns to the state that the server last confirmed and `onFailed` is called.
 */
export function useChangeLike(): (profile: Profile, isLiked: boolean, onFailed: OnFailed) => void {
  const client = useClient();
  const queryClient = useQueryClient();
  const { now, log } = usePorts();
  return (profile, isLiked, onFailed) => {
    const { id } = profile;
    const newLike = { ...profile, like_new: false, did_like_profile: true, liked_at: now().toISOString() };
    const like = isLiked ? newLike : null;
    const confirmedState = confirmedLike(queryClient, id);
    const { mutationFn, ...options } = mutationFor(client, isLiked ? calls.likeProfile : calls.unlikeProfile);
    // Built without `useMutation`, because the scope depends on the profile of each call.
    const mutation = queryClient.getMutationCache().build(queryClient, {
      ...options,
      scope: { id: `like ${id}` },
      mutationFn: async (change: LikeChange) => {
        // Sending takes the browser longer than filling the heart.
        await afterPaint();
        const response = await mutationFn({ payload: { profile: change.profile.id } });
        if (change.isLiked)
          await markReturned(queryClient, client, change.profile.id).catch((cause: unknown) =>
            log('The returned like was not marked as seen.', cause),
          );
        return response;
      },
      onSuccess: () => {
        confirmedState.like = like;
      },
      onError: (error: Error) => {
        // A newer change is pending and shows already.
        if (changesUnderWay(queryClient, id).length > 1) return;
        show(queryClient, id, confirmedState.like);
        onFailed(error, confirmedState.like !== null);
      },
      onSettled: () => {
        // A response would lack the likes that are still pending.
        const isLast = queryClient.isMutating({ predicate: isChangeOfLikes }) <= 1;
        return isLast ? queryClient.invalidateQueries({ queryKey: likesKey }) : undefined;
      },
    });
    // `onFailed` informs the caller, and the error policy writes to the log.
    mutation.execute({ profile, isLiked, confirmed: confirmedState }).catch(() => undefined);
    // After it counts as pending, so that nobody takes it for confirmed.
    show(queryClient, id, like);
  };
}
