import { queryFor } from '@meetcute/client';
import { calls, type LikeEntry, type Likes } from '@meetcute/contract';
import { nextMutualLikes, noMutualLikes } from '@meetcute/core';
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../provider/context.ts';
import { isChangeOfLikes, likedHere } from './likeChanges.ts';

/** A moment to celebrate. */
export interface MutualLike {
  /** The member with whom it has just become mutual; null while there is nothing to celebrate. */
  profile: LikeEntry | null;
  /** Ends the moment. */
  close: () => void;
}

/**
 * The moment in which a like becomes mutual, wherever on the page it was given and whoever came second: on a card, a
 * profile, in a chat, a deck, or by an event of the other one. Nobody calls it; it watches the likes that `useLike`
 * and the event stream change. A like that the server has not taken yet is no moment, and nobody is celebrated twice.
 * Used once, in the shell; it asks nothing of the server.
 */
export function useMutualLike(): MutualLike {
  const client = useClient();
  const { data: likes } = useQuery({ ...queryFor(client, calls.getLikes), enabled: false });
  const queryClient = useQueryClient();
  useIsMutating({ predicate: isChangeOfLikes });
  // Asked anew: a like may already show while the news that it is being sent has not come round yet.
  const isChanging = queryClient.isMutating({ predicate: isChangeOfLikes }) > 0;
  const [news, setNews] = useState({ ...noMutualLikes, likes: undefined as Likes | undefined });
  const [closed, setClosed] = useState<string | null>(null);
  // A like shows before the server has it; who is mutual is known once nothing is under way.
  if (!isChanging && news.likes !== likes)
    setNews({ ...(likes ? nextMutualLikes(news, likes, likedHere(queryClient)) : noMutualLikes), likes });
  const { latest } = news;
  const isOver = latest === null || latest.id === closed;
  return { profile: isOver ? null : latest, close: () => setClosed(latest?.id ?? null) };
}
