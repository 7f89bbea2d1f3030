import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, type Likes } from '@meetcute/contract';
import { openLike } from '@meetcute/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';

const likesKey = queryKeyOf(calls.getLikes);

/** Clears the new mark of a received like, here at once and on the server (spec: likes.opening-clears-new-flag). */
export function useSeeLike(): (profileId: string) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation(mutationFor(useClient(), calls.seeLike));
  return (profileId) => {
    const likes = queryClient.getQueryData<Likes>(likesKey);
    if (!likes?.liked_by.some(({ id, like_new: isNew }) => id === profileId && isNew)) return;
    queryClient.setQueryData(likesKey, openLike(likes, profileId));
    mutate({ payload: { profile: profileId } });
  };
}
