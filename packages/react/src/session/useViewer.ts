import { userQuery } from '@meetcute/client';
import type { User } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';

/** Who looks at the page: the member, or null for a visitor; undefined while that is not known. */
export function useViewer(): User | null | undefined {
  // Polling and the event stream keep the user fresh; a component that only reads never asks by itself.
  return useQuery({ ...userQuery(useClient()), staleTime: Infinity }).data;
}

/** Whether a member is logged in, which is whether there is a user (spec: session.logged-in-means-user-present). */
export const useIsLoggedIn = (): boolean => Boolean(useViewer());
