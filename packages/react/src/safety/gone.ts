import { queryKeyOf } from '@meetcute/client';
import { calls, type ChatItem, type Likes, type Profile } from '@meetcute/contract';
import { withoutLike, withoutReceivedLike } from '@meetcute/core';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

const goneKey = ['gone'] as const;

const none: readonly string[] = [];

/** Ids of members who vanished while this page was open; lists that hold profiles of their own leave them out. */
export function useGone(): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: goneKey,
    queryFn: () => none,
    enabled: false,
    initialData: none,
    gcTime: Infinity,
  });
  return useMemo(() => new Set(data), [data]);
}

interface Listing {
  profiles: readonly Profile[];
  paging?: { num_results: number };
}

/** A page of profiles without one of them, and counted anew; anything else as it is. */
function withoutProfile(data: unknown, id: string): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if ('pages' in data && Array.isArray(data.pages))
    return { ...data, pages: data.pages.map((page: unknown) => withoutProfile(page, id)) };
  if (!('profiles' in data)) return data;
  const listing = data as Listing;
  const profiles = listing.profiles.filter((profile) => profile.id !== id);
  if (profiles.length === listing.profiles.length) return data;
  const { paging } = listing;
  return { ...listing, profiles, ...(paging && { paging: { num_results: paging.num_results - 1 } }) };
}

/** Takes a member out of every list that this page knows, at once. */
export function forgetProfile(queryClient: QueryClient, id: string): void {
  queryClient.setQueryData<readonly string[]>(goneKey, (known = none) => [...new Set([...known, id])]);
  for (const call of [calls.search, calls.getSuggestions])
    queryClient.setQueriesData({ queryKey: queryKeyOf(call) }, (data: unknown) => withoutProfile(data, id));
  queryClient.setQueryData<Likes>(
    queryKeyOf(calls.getLikes),
    (likes) => likes && withoutReceivedLike(withoutLike(likes, id), id),
  );
  queryClient.setQueryData<{ chats: ChatItem[] }>(
    queryKeyOf(calls.getChats),
    (known) => known && { chats: known.chats.filter(({ profile }) => profile.id !== id) },
  );
  // A page that still shows the member is about to be left; asked again now, it would show an error first.
  queryClient.removeQueries({ queryKey: queryKeyOf(calls.getProfile, { id }), type: 'inactive' });
}

/** Lets a member be met again: every list is asked for anew. */
export function meetAgain(queryClient: QueryClient, id: string): void {
  queryClient.setQueryData<readonly string[]>(goneKey, (known = none) => known.filter((gone) => gone !== id));
  for (const call of [calls.search, calls.getSuggestions, calls.getLikes, calls.getChats, calls.getProfile])
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(call) });
}
