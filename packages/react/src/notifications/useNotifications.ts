import { calls, type MemberNotification } from '@meetcute/contract';
import { withOlder } from '@meetcute/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';
import { changeNotifications, notificationsKey, notificationsQuery } from './notificationsQuery.ts';
import { useMarkNotificationsRead } from './useMarkNotificationsRead.ts';

/** One line of the list of notifications. */
export interface NotificationEntry {
  notification: MemberNotification;
  /** Whether it was unread when one came; it stays so for as long as one looks. */
  isNew: boolean;
}

/** The list of notifications. */
export interface NotificationListData {
  /** Newest first; none while they are not known. */
  entries: readonly NotificationEntry[];
  /** When they were asked for, in milliseconds. */
  asOf: number;
  /** Whether they are on their way for the first time. */
  isPending: boolean;
  /** Whether they are known, and there are none. */
  isEmpty: boolean;
  /** Asks for them again; null unless they could not be loaded and none are known. */
  retry: (() => void) | null;
  /** Loads older ones; null at the end and while loading. */
  onMore: (() => void) | null;
  isLoadingMore: boolean;
  /** Words for older ones that could not be loaded; undefined while there is nothing to say. */
  moreError: string | undefined;
}

/** What happened to the member, live; being on screen is being read. */
export function useNotifications(): NotificationListData {
  const queryClient = useQueryClient();
  const client = useClient();
  const errorText = useErrorText();
  const {
    data: page,
    dataUpdatedAt,
    isPending,
    isError,
    refetch,
  } = useQuery(notificationsQuery(client, queryClient));
  const fresh = useMarkNotificationsRead(page);
  const more = useMutation({
    mutationFn: (before: string) => client.call(calls.getNotifications, { query: { before } }),
    meta: { call: calls.getNotifications.name },
    onSuccess: (older) => changeNotifications(queryClient, (known) => withOlder(known, older)),
  });
  const again = () => {
    // What is asked at this moment may be about to fail too, and would be taken for the new try.
    void queryClient.cancelQueries({ queryKey: notificationsKey }).then(() => refetch());
  };
  const before = page?.before ?? null;
  const entries = page?.notifications ?? [];
  return {
    entries: entries.map((notification) => ({
      notification,
      isNew: !notification.read || fresh.has(notification.id),
    })),
    asOf: dataUpdatedAt,
    isPending,
    isEmpty: page !== undefined && entries.length === 0 && before === null,
    retry: isError && !page ? again : null,
    onMore: before !== null && !more.isPending ? () => more.mutate(before) : null,
    isLoadingMore: more.isPending,
    moreError: more.error ? errorText(more.error) : undefined,
  };
}
