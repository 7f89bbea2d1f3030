import { mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, type Likes } from '@meetcute/contract';
import { openLike } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useClient, useQueryClient } from '../provider/context.ts';
import { useLikes } from './useLikes.ts';

const likesKey = queryKeyOf(calls.getLikes);

/**
 * Clears the new flag of a received like while its member's profile is open (spec: likes.opening-clears-new-flag). The
 * flag is cleared in the cache at once and then on the server. This includes a like that is loaded or arrives later. On
 * failure it refetches the likes to restore the server's flag; the next visit tries again.
 */
export function useMarkLikeSeen(profileId: string): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    ...mutationFor(useClient(), calls.markLikeSeen),
    onError: () => queryClient.invalidateQueries({ queryKey: likesKey }),
  });
  const triedKey = useRef<string | null>(null);
  const like = useLikes().liked_by.find(({ id }) => id === profileId);
  const unseenKey = like?.like_new ? `${profileId} ${like.liked_at}` : null;
  useEffect(() => {
    if (unseenKey === null || triedKey.current === unseenKey) return;
    triedKey.current = unseenKey;
    queryClient.setQueryData<Likes>(likesKey, (likes) => likes && openLike(likes, profileId));
    mutate({ payload: { profile: profileId } });
  }, [mutate, profileId, queryClient, unseenKey]);
}
