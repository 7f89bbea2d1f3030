import { queryFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { badgeTotal, countNewLikes, countUnread, noLikes } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';
import { useIsLoggedIn } from '../session/useViewer.ts';

/** How much is new for the member, in numbers for badges. */
export interface Counts {
  unread: number;
  newLikes: number;
  total: number;
}

/**
 * Unread messages, new likes, and both together; 0 for a visitor (spec: badge.total-unread-plus-new-likes). It reads
 * what polls and events bring and never asks by itself, because it stands on every page.
 */
export function useCounts(): Counts {
  const client = useClient();
  const isLoggedIn = useIsLoggedIn();
  const passive = { enabled: false, staleTime: Infinity };
  const { data: list } = useQuery({ ...queryFor(client, calls.getChats), ...passive });
  const { data: likes = noLikes } = useQuery({ ...queryFor(client, calls.getLikes), ...passive });
  if (!isLoggedIn || !list) {
    const newLikes = isLoggedIn ? countNewLikes(likes) : 0;
    return { unread: 0, newLikes, total: newLikes };
  }
  return {
    unread: countUnread(list.chats),
    newLikes: countNewLikes(likes),
    total: badgeTotal(list.chats, likes),
  };
}
