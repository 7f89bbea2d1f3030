import { ApiError, queryKeyOf } from '@meetcute/client';
import { calls, type ChatList, type Likes, type Profile } from '@meetcute/contract';
import { withoutLike, withoutReceivedLike, withoutRemoved } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { followErrors } from '../errors/follow-errors.ts';
import { clearQuery, conversationKey } from '../live/conversation-cache.ts';
import type { ClientStore } from '../provider/client-store.ts';
import { useClientStore, usePorts, useQueryClient } from '../provider/context.ts';
import { removeFromSearchSnapshot } from '../search/search-snapshot.ts';
import { readMemberId } from '../session/session-end.ts';
import { setMemberHidden } from './hidden-members.ts';

interface Listing {
  profiles: readonly Profile[];
  paging?: { num_results: number };
}

/** Removes profiles from cached pages and corrects the total; returns any other data unchanged. */
function withoutProfiles(data: unknown, ids: ReadonlySet<string>): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if ('pages' in data && Array.isArray(data.pages))
    return { ...data, pages: data.pages.map((page: unknown) => withoutProfiles(page, ids)) };
  if (!('profiles' in data)) return data;
  const listing = data as Listing;
  const { num_results: earlierTotal = 0 } = listing.paging ?? {};
  const { profiles, total } = withoutRemoved({ profiles: listing.profiles, total: earlierTotal }, ids);
  return {
    ...listing,
    profiles,
    ...(listing.paging && { paging: { ...listing.paging, num_results: total } }),
  };
}

/** Removes a member from all cached data of this page. */
function purgeProfile(queryClient: QueryClient, store: ClientStore, id: string): void {
  const ids = new Set([id]);
  setMemberHidden(store, id, true);
  for (const call of [calls.search, calls.getSuggestions])
    queryClient.setQueriesData({ queryKey: queryKeyOf(call) }, (data: unknown) => withoutProfiles(data, ids));
  queryClient.setQueryData<Likes>(
    queryKeyOf(calls.getLikes),
    (likes) => likes && withoutReceivedLike(withoutLike(likes, id), id),
  );
  const chatsKey = queryKeyOf(calls.getChats);
  const { chats = [] } = queryClient.getQueryData<ChatList>(chatsKey) ?? {};
  for (const { conversation, profile } of chats)
    if (profile.id === id) clearQuery(queryClient, conversationKey(conversation.id));
  queryClient.setQueryData<ChatList>(
    chatsKey,
    (cachedList) =>
      cachedList && { ...cachedList, chats: cachedList.chats.filter(({ profile }) => profile.id !== id) },
  );
  clearQuery(queryClient, queryKeyOf(calls.getProfile, { id }));
}

/** Returns a function that removes a member, by profile id, from all cached and stored data of this page. */
export function usePurgeMember(): (id: string) => void {
  const queryClient = useQueryClient();
  const store = useClientStore();
  const { sessionStore } = usePorts();
  return useCallback(
    (id) => {
      const viewer = readMemberId(queryClient);
      if (viewer !== undefined) removeFromSearchSnapshot(sessionStore, viewer, id);
      purgeProfile(queryClient, store, id);
    },
    [sessionStore, queryClient, store],
  );
}

/** Whether a call failed with 404: the member does not exist, has left, or is blocked in either direction. */
const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Returns a function that removes a member after a 404 error. A page that shows the profile refetches it. */
export function usePurgeIfMissing(): (id: string, error: unknown) => void {
  const queryClient = useQueryClient();
  const purge = usePurgeMember();
  return (id, error) => {
    if (!isNotFound(error)) return;
    purge(id);
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getProfile, { id }) });
  };
}

/**
 * Removes members from every list when their profile responds with 404; a page that shows the profile displays the
 * error. A block thus takes effect for the blocked member without a message. Use it once, in the shell.
 */
export function usePurgeMissingMembers(): void {
  const queryClient = useQueryClient();
  const purge = usePurgeMember();
  useEffect(
    () =>
      followErrors(queryClient, (query, error) => {
        if (query.meta?.['call'] !== calls.getProfile.name || !isNotFound(error)) return;
        purge((query.queryKey[1] as { id: string }).id);
        if (query.isActive()) query.setState({ ...query.state, data: undefined, status: 'error', error });
      }),
    [purge, queryClient],
  );
}

/** Restores a hidden member and refetches every list. */
export function restoreMember(queryClient: QueryClient, store: ClientStore, id: string): void {
  setMemberHidden(store, id, false);
  for (const call of [calls.search, calls.getSuggestions, calls.getLikes, calls.getChats, calls.getProfile]) {
    const queryKey = queryKeyOf(call);
    // A stale inactive query would be shown first when it becomes active.
    queryClient.removeQueries({ queryKey, type: 'inactive' });
    void queryClient.invalidateQueries({ queryKey });
  }
}
