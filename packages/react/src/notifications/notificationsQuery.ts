import { queryKeyOf, type Client } from '@meetcute/client';
import { calls, type NotificationPage } from '@meetcute/contract';
import { joinNotifications } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';

/** Where the notifications stand in the query cache, with the preferences beside them. */
export const notificationsKey = queryKeyOf(calls.getNotifications);

/** What a page knows of the notifications. */
export const notificationsOf = (queryClient: QueryClient): NotificationPage | undefined =>
  queryClient.getQueryData<NotificationPage>(notificationsKey);

/** Changes what a page knows of the notifications; what was never asked for stays unknown. */
export function changeNotifications(
  queryClient: QueryClient,
  change: (known: NotificationPage) => NotificationPage,
): void {
  queryClient.setQueryData<NotificationPage>(notificationsKey, (known) => known && change(known));
}

/** Query options of the notifications: the newest page, joined with what was loaded below it. */
export const notificationsQuery = (client: Client, queryClient: QueryClient) => ({
  queryKey: notificationsKey,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<NotificationPage> => {
    const page = await client.call(calls.getNotifications, { query: {}, signal });
    return joinNotifications(notificationsOf(queryClient), page);
  },
  meta: { call: calls.getNotifications.name },
});
