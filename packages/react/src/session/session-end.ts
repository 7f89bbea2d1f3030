import { queryKeyOf } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ClientStore } from '../provider/client-store.ts';
import { useClientState } from '../provider/useClientState.ts';

/** Whether the member has requested the logout. */
export const isLogoutRequested = (store: ClientStore): boolean => store.getState().sessionEnd === 'left';

/** Returns the profile id of the logged-in member; undefined for logged-out visitors. */
export const readMemberId = (queryClient: QueryClient): string | undefined =>
  queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser))?.profile.id;

/**
 * Returns a function for the client's `memberOf` option. It returns the profile id of this page's member, also after
 * the session has ended, until another member logs in here. Queued calls are therefore never sent as a member who
 * logged in elsewhere. Null before the first login.
 */
export function memberForCalls(queryClient: QueryClient): () => string | null {
  let last: string | null = null;
  const note = () => (last = readMemberId(queryClient) ?? last);
  // Recorded on each change, because a session may end before the next call.
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === calls.getUser.name) note();
  });
  return note;
}

/** Returns whether the last session ended without a logout, for a message on the login page. */
export const useSessionEnded = (): boolean => useClientState(({ sessionEnd }) => sessionEnd === 'ended');
