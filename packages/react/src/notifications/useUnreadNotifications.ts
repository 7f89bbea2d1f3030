import { useQuery } from '@tanstack/react-query';
import { useClient, useQueryClient } from '../provider/context.ts';
import { useIsLoggedIn } from '../session/useViewer.ts';
import { notificationsQuery } from './notifications-query.ts';

/**
 * Returns the number of unread notifications; 0 for logged-out visitors and before it is loaded. Fetches once; events
 * keep it fresh.
 */
export function useUnreadNotifications(): number {
  const queryClient = useQueryClient();
  const isLoggedIn = useIsLoggedIn();
  const { data = 0 } = useQuery({
    ...notificationsQuery(useClient(), queryClient),
    enabled: isLoggedIn,
    staleTime: Infinity,
    select: ({ unread }) => unread,
  });
  return isLoggedIn ? data : 0;
}
