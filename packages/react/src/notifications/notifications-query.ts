import { queryKeyOf, type Client } from '@meetcute/client';
import { calls, type NotificationPage } from '@meetcute/contract';
import { joinNotifications } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';

/** Query key of the notifications and their preferences. */
export const notificationsKey = queryKeyOf(calls.getNotifications);

/** Returns the cached notifications; undefined before they are loaded. */
export const readNotifications = (queryClient: QueryClient): NotificationPage | undefined =>
  queryClient.getQueryData<NotificationPage>(notificationsKey);

/** Changes the cached notifications. Does nothing before they are loaded. */
export function changeNotifications(
  queryClient: QueryClient,
  change: (page: NotificationPage) => NotificationPage,
): void {
  queryClient.setQueryData<NotificationPage>(
    notificationsKey,
    (cachedPage) => cachedPage && change(cachedPage),
  );
}

/** Returns the query options of the notifications: the newest page, joined with older ones loaded before. */
export const notificationsQuery = (client: Client, queryClient: QueryClient) => ({
  queryKey: notificationsKey,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<NotificationPage> => {
    const page = await client.call(calls.getNotifications, { query: {}, signal });
    return joinNotifications(readNotifications(queryClient), page);
  },
  meta: { call: calls.getNotifications.name },
});
