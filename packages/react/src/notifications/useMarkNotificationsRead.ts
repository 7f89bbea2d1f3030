import { mutationFor } from '@meetcute/client';
import { calls, type NotificationPage } from '@meetcute/contract';
import { withReadUntil } from '@meetcute/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../provider/context.ts';
import { changeNotifications } from './notificationsQuery.ts';

const none: ReadonlySet<string> = new Set();

const unreadOf = (page: NotificationPage) => page.notifications.flatMap(({ id, read }) => (read ? [] : [id]));

/**
 * Says that the notifications were read as soon as they are on screen. Answers the ids of those that were new on this
 * visit, so that they stay marked for as long as one looks.
 */
export function useMarkNotificationsRead(page: NotificationPage | undefined): ReadonlySet<string> {
  const queryClient = useQueryClient();
  const [fresh, setFresh] = useState(none);
  const told = useRef<string>(undefined);
  const { mutate } = useMutation({
    ...mutationFor(useClient(), calls.saveNotifications),
    // Nobody waits for it, and the list says again what is unread.
    retry: 2,
  });
  useEffect(() => {
    const newest = page?.notifications[0]?.id;
    if (!page || newest === undefined || page.unread === 0) return undefined;
    const see = () => {
      if (document.visibilityState !== 'visible' || told.current === newest) return;
      told.current = newest;
      setFresh((known) => new Set([...known, ...unreadOf(page)]));
      mutate(
        { payload: { read_until: newest } },
        {
          onSuccess: () =>
            changeNotifications(queryClient, (known) => ({ ...known, ...withReadUntil(known, newest) })),
        },
      );
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [page, mutate, queryClient]);
  return fresh;
}
