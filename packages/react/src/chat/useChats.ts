import { queryFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { badgeTotal, countNewLikes, countUnread } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useLikes } from '../likes/useLikes.ts';
import { useClient } from '../provider/context.ts';
import { useIsLoggedIn } from '../session/useViewer.ts';

/** The chat list, newest first; kept fresh by polls and events. */
export function useChats() {
  const client = useClient();
  const enabled = useIsLoggedIn();
  return useQuery({ ...queryFor(client, calls.getChats), enabled, staleTime: Infinity });
}

/** Numbers for badges: unread messages, new likes, and both together (spec: badge.total-unread-plus-new-likes). */
export function useCounts(): { unread: number; newLikes: number; total: number } {
  const chats = useChats().data?.chats ?? [];
  const likes = useLikes();
  return { unread: countUnread(chats), newLikes: countNewLikes(likes), total: badgeTotal(chats, likes) };
}
