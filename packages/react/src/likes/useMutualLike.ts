import { queryFor } from '@meetcute/client';
import { calls, type LikeEntry, type Likes } from '@meetcute/contract';
import { nextMutualLikes, noMutualLikes } from '@meetcute/core';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useQueryClient } from '../provider/context.ts';
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
  const { data: likes } = useQuery({ ...queryFor(client, calls.getLikes), enabled: false });
  const queryClient = useQueryClient();
  useIsMutating({ predicate: isChangeOfLikes });
  // Read directly: the cache may contain a new like before `useIsMutating` has re-rendered.
  const isChanging = queryClient.isMutating({ predicate: isChangeOfLikes }) > 0;
  const [mutual, setMutual] = useState({ ...noMutualLikes, likes: undefined as Likes | undefined });
  const [closed, setClosed] = useState<string | null>(null);
  // Likes show before the server confirms them, so evaluate them only when no change is pending.
  if (!isChanging && mutual.likes !== likes)
    setMutual({ ...(likes ? nextMutualLikes(mutual, likes, likedHere(queryClient)) : noMutualLikes), likes });
  const { latest } = mutual;
  const isOver = latest === null || latest.id === closed;
  return { profile: isOver ? null : latest, close: () => setClosed(latest?.id ?? null) };
}
