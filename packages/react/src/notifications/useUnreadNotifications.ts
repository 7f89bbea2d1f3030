import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';
import { useIsLoggedIn } from '../session/useViewer.ts';
import { notificationsQuery } from './notificationsQuery.ts';

/**
 * How many notifications are unread; 0 for a visitor, and as long as it is not known. They are asked for once, from then on
 * events tell what changes.
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
