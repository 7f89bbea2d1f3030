import { queryFor } from '@meetcute/client';
import { calls, type ChatItem } from '@meetcute/contract';
import { badgeTotal, countNewLikes, countUnread } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';
import { useIsLoggedIn } from '../session/useViewer.ts';

/** How much is new for the member, in numbers for badges. */
export interface Counts {
  unread: number;
  newLikes: number;
  total: number;
}

const unreadOf = ({ chats }: { chats: readonly ChatItem[] }) => countUnread(chats);

/**
 * Unread messages, new likes, and both together; 0 for a visitor (spec: badge.total-unread-plus-new-likes). It reads
 * what polls and events bring and never asks by itself, because it stands on every page; who uses it is drawn anew when
 * a number changes, and not for every message or like.
 */
export function useCounts(): Counts {
  const client = useClient();
  const isLoggedIn = useIsLoggedIn();
  const passive = { enabled: false, staleTime: Infinity };
  const { data: messages = 0 } = useQuery({
    ...queryFor(client, calls.getChats),
    ...passive,
    select: unreadOf,
  });
  const { data: likes = 0 } = useQuery({
    ...queryFor(client, calls.getLikes),
    ...passive,
    select: countNewLikes,
  });
  const [unread, newLikes] = isLoggedIn ? [messages, likes] : [0, 0];
  return { unread, newLikes, total: badgeTotal(unread, newLikes) };
}
