import type { LikeEntry, Likes } from '@meetcute/contract';
import { nextMutualLikes, noMutualLikes } from '@meetcute/core';
import { useEffect, useState } from 'react';
import { useClient, useQueryClient } from '../provider/context.ts';
import { followLikes, likesKey } from './follow-likes.ts';
import { isChangeOfLikes, likedHere } from './like-changes.ts';

/** Newly mutual like, returned by `useMutualLike`. */
export interface MutualLike {
  /** Profile with which the like has just become mutual; null if there is none. */
  profile: LikeEntry | null;
  /** Dismisses the current mutual like. */
  close: () => void;
}

/**
 * Returns the profile when a like becomes mutual, wherever the viewer gave it and also if the other member liked second.
 * It observes the cached likes, which `useLike` and the event stream update, and sends no requests. A pending like does
 * not count, and each mutual like is returned once. Use it once, in the shell.
 */
export function useMutualLike(): MutualLike {
  const client = useClient();
  const queryClient = useQueryClient();
  const [latest, setLatest] = useState<LikeEntry | null>(null);
  const [closedId, setClosedId] = useState<string | null>(null);
  // Outside the rendering: only a mutual like renders, not each like and each answer to it.
  useEffect(() => {
    let mutual = noMutualLikes;
    let evaluatedLikes: Likes | undefined;
    const evaluate = () => {
      // Likes show before the server confirms them, so evaluate them only when no change is pending.
      if (queryClient.isMutating({ predicate: isChangeOfLikes }) > 0) return;
      const likes = queryClient.getQueryData<Likes>(likesKey);
      if (likes === evaluatedLikes) return;
      evaluatedLikes = likes;
      mutual = likes ? nextMutualLikes(mutual, likes, likedHere(queryClient)) : noMutualLikes;
      setLatest(mutual.latest);
    };
    const stops = [
      followLikes(queryClient, client, false, evaluate),
      queryClient.getMutationCache().subscribe(evaluate),
    ];
    evaluate();
    return () => stops.forEach((stop) => stop());
  }, [client, queryClient]);
  const isOver = latest === null || latest.id === closedId;
  return { profile: isOver ? null : latest, close: () => setClosedId(latest?.id ?? null) };
}
