import { mutationFor } from '@meetcute/client';
import { calls, type NotificationPage } from '@meetcute/contract';
import { withReadUntil } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClient, useQueryClient } from '../provider/context.ts';
import { changeNotifications } from './notifications-query.ts';

const none: ReadonlySet<string> = new Set();

const unreadOf = (page: NotificationPage) => page.notifications.flatMap(({ id, read }) => (read ? [] : [id]));

/**
 * Marks the notifications as read as soon as the page is visible. Returns the ids that were new on this visit, so
 * that they stay marked while the list is open.
 */
export function useMarkNotificationsRead(page: NotificationPage | undefined): ReadonlySet<string> {
  const queryClient = useQueryClient();
  const [fresh, setFresh] = useState(none);
  const lastSent = useRef<string>(undefined);
  const { mutate } = useMutation({
    ...mutationFor(useClient(), calls.saveNotifications),
    // Fire and forget; the next refetch corrects the list.
    retry: 2,
  });
  useEffect(() => {
    const newest = page?.notifications[0]?.id;
    if (!page || newest === undefined || page.unread === 0) return undefined;
    const markRead = () => {
      if (document.visibilityState !== 'visible' || lastSent.current === newest) return;
      lastSent.current = newest;
      setFresh((currentIds) => new Set([...currentIds, ...unreadOf(page)]));
      mutate(
        { payload: { read_until: newest } },
        {
          onSuccess: () =>
            changeNotifications(queryClient, (cachedPage) => ({
              ...cachedPage,
              ...withReadUntil(cachedPage, newest),
            })),
        },
      );
    };
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [page, mutate, queryClient]);
  return fresh;
}
