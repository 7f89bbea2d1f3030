import { calls, type MemberNotification } from '@meetcute/contract';
import { withOlder } from '@meetcute/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, useQueryClient } from '../provider/context.ts';
import { changeNotifications, notificationsKey, notificationsQuery } from './notifications-query.ts';
import { useMarkNotificationsRead } from './useMarkNotificationsRead.ts';

/** Entry of the notification list. */
export interface NotificationEntry {
  /** Notification to show. */
  notification: MemberNotification;
  /** Whether the notification was unread on opening the list. Stays true while the list is open. */
  isNew: boolean;
}

/** Data and actions of the notification list. */
export interface NotificationListData {
  /** Notifications, newest first; empty before they are loaded. */
  entries: readonly NotificationEntry[];
  /** Time of the last update, in milliseconds since 1970; 0 before they are loaded. */
  asOf: number;
  /** Whether the first load is in progress. */
  isPending: boolean;
  /** Whether the list is loaded and has no notifications. */
  isEmpty: boolean;
  /** Loads the list again after a failed first load; null otherwise. */
  retry: (() => void) | null;
  /** Loads older notifications; null at the end and while loading. */
  onMore: (() => void) | null;
  /** Whether older notifications are loading. */
  isLoadingMore: boolean;
  /** Translated message when older notifications failed to load; undefined without a failure. */
  moreError: string | undefined;
}

/** Loads the member's notifications; events keep them fresh. Marks them as read while the page is visible. */
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
    mutationFn: (cursor: string) => client.call(calls.getNotifications, { query: { before: cursor } }),
    meta: { call: calls.getNotifications.name },
    onSuccess: (older) => changeNotifications(queryClient, (cachedPage) => withOlder(cachedPage, older)),
  });
  const again = () => {
    // A fetch in progress may be about to fail and would be reused as the retry.
    void queryClient.cancelQueries({ queryKey: notificationsKey }).then(() => refetch());
  };
  const olderCursor = page?.before ?? null;
  const entries = page?.notifications ?? [];
  return {
    entries: entries.map((notification) => ({
      notification,
      isNew: !notification.read || fresh.has(notification.id),
    })),
    asOf: dataUpdatedAt,
    isPending,
    isEmpty: page !== undefined && entries.length === 0 && olderCursor === null,
    retry: isError && !page ? again : null,
    onMore: olderCursor !== null && !more.isPending ? () => more.mutate(olderCursor) : null,
    isLoadingMore: more.isPending,
    moreError: more.error ? errorText(more.error) : undefined,
  };
}
