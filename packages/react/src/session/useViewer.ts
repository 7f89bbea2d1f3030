import { userQuery } from '@meetcute/client';
import type { User } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';

/** Returns the logged-in user; null for a logged-out visitor, undefined while loading. */
export function useViewer(): User | null | undefined {
  // Polling and the event stream keep the user fresh, so reading components never refetch.
  return useQuery({ ...userQuery(useClient()), staleTime: Infinity }).data;
}

/** Returns whether a member is logged in (spec: session.logged-in-means-user-present). */
export const useIsLoggedIn = (): boolean => Boolean(useViewer());
