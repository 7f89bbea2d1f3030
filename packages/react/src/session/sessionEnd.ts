import { queryKeyOf } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { sessionEndKey } from './clearMember.ts';

/** How the last member of this page went: by leaving, or because the session was ended elsewhere. */
export type SessionEnd = 'left' | 'ended' | null;

/** Writes down how the member goes; null when somebody is there again. */
export const setSessionEnd = (queryClient: QueryClient, end: SessionEnd): void =>
  void queryClient.setQueryData(sessionEndKey, end);

/** Whether the member who is going wanted it. */
export const isLogoutRequested = (queryClient: QueryClient): boolean =>
  queryClient.getQueryData<SessionEnd>(sessionEndKey) === 'left';

/** The id of the member who is there, undefined for a visitor. */
export const memberIdOf = (queryClient: QueryClient): string | undefined =>
  queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser))?.profile.id;

/**
 * Whom the calls of this page are meant for, to be given to its client: the member who is there and, once that one is lost,
 * still the same one until somebody logs in here. So nothing that they left behind goes out as whoever logged in elsewhere.
 * Null for a page that had no member yet.
 */
export function memberForCalls(queryClient: QueryClient): () => string | null {
  let last: string | null = null;
  const note = () => (last = memberIdOf(queryClient) ?? last);
  // Noted whenever it changes: a member may be lost before the next call asks.
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === calls.getUser.name) note();
  });
  return note;
}

/** Whether a member was here whose session was ended elsewhere: the login page says so. */
export function useSessionEnded(): boolean {
  const { data } = useQuery<SessionEnd>({
    queryKey: sessionEndKey,
    queryFn: () => null,
    enabled: false,
    initialData: null,
  });
  return data === 'ended';
}
