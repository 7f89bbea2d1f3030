import { queryFor } from '@meetcute/client';
import { calls, type ChatItem } from '@meetcute/contract';
import { badgeTotal, countNewLikes, countUnread } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient, usePorts } from '../provider/context.ts';
import { useIsLoggedIn } from '../session/useViewer.ts';

/** Numbers of new items, for badges. */
export interface Counts {
  /** Unread messages in all chats. */
  unread: number;
  /** Received likes that the member has not seen. */
  newLikes: number;
  /** Sum of both. */
  total: number;
}

const unreadOf = ({ chats }: { chats: readonly ChatItem[] }) => countUnread(chats);

/**
 * Counts unread messages, new likes, and both together; all 0 for logged-out visitors (spec:
 * badge.total-unread-plus-new-likes). Reads the data of polls and events and never fetches by itself, because it is
 * used on every page. Components re-render only when a number changes.
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
  const [unreadCount, newLikes] = isLoggedIn ? [messages, likes] : [0, 0];
  return { unread: unreadCount, newLikes, total: badgeTotal(unreadCount, newLikes) };
}

/**
 * Shows the number of unread messages and new likes on the app's icon. Clears it at 0 and for logged-out visitors.
 * Use it once, in the shell.
 */
export function useAppBadge(): void {
  const { setBadge } = usePorts();
  const { total } = useCounts();
  useEffect(() => setBadge(total), [setBadge, total]);
}
