import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, type Likes } from '@meetcute/contract';
import { openLike } from '@meetcute/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useClient } from '../provider/context.ts';
import { useLikes } from './useLikes.ts';

const likesKey = queryKeyOf(calls.getLikes);

/**
 * Clears the new mark of a received like while its member is looked at, here at once and on the server, also where the
 * like becomes known only then (spec: likes.opening-clears-new-flag). Where that fails the likes are fetched anew, so
 * that the mark tells what the server holds; the next visit tries again.
 */
export function useMarkLikeSeen(profileId: string): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    ...mutationFor(useClient(), calls.seeLike),
    onError: () => queryClient.invalidateQueries({ queryKey: likesKey }),
  });
  const tried = useRef<string | null>(null);
  const like = useLikes().liked_by.find(({ id }) => id === profileId);
  const unseen = like?.like_new ? `${profileId} ${like.liked_at}` : null;
  useEffect(() => {
    if (unseen === null || tried.current === unseen) return;
    tried.current = unseen;
    queryClient.setQueryData<Likes>(likesKey, (likes) => likes && openLike(likes, profileId));
    mutate({ payload: { profile: profileId } });
  }, [mutate, profileId, queryClient, unseen]);
}
