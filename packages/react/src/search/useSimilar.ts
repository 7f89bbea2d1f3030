import { queryFor } from '@meetcute/client';
import { calls, type Profile, type SearchResponse } from '@meetcute/contract';
import {
  isSimilarShown,
  PAGE_SIZE,
  scrollOf,
  similarSearchQuery,
  withoutFound,
  type SearchOrigin,
  type SearchState,
} from '@meetcute/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient, useSettings } from '../provider/context.ts';

/** Members who nearly fit a search. */
export interface UseSimilarResult {
  /** Whether there is anything to say: somebody was found, or it failed, be it that the next try is under way. */
  isShown: boolean;
  /** None before the search's own results have ended. */
  profiles: readonly Profile[];
  isLoading: boolean;
  /** Adds more of them below; null where there are no more, some are on their way, or the last try failed. */
  onMore: (() => void) | null;
  /** Asks again for what could not be loaded; null where nothing failed. */
  onRetry: (() => void) | null;
}

/** The wider search finds the search's own results again: so many pages are asked for by themselves until others come. */
const PAGES_AT_ONCE = 4;

/** What the key of each search for similar members begins with. */
export const similarKey = [calls.search.name, 'similar'] as const;

const firstPage: { page: number; scroll: string | null } = { page: 1, scroll: null };

const hasMore = ({ paging }: SearchResponse, page: number) => page * PAGE_SIZE < paging.num_results;

/** The members who follow when a search's own results have ended (spec: search.similar-profiles-section). */
export function useSimilar(origin: SearchOrigin, state: SearchState<Profile>): UseSimilarResult {
  const client = useClient();
  const queryClient = useQueryClient();
  const { min_age: minAge } = useSettings();
  const { filters } = state;
  const isOn = isSimilarShown(state, minAge);
  const queryOf = (page: number, scroll: string | null = null) =>
    similarSearchQuery(origin, { filters, page, scroll, isManual: false }, minAge);
  const { data, hasNextPage, isFetching, fetchNextPage, refetch, isError, errorUpdateCount } =
    useInfiniteQuery({
      queryKey: [...similarKey, queryOf(1)],
      queryFn: ({ pageParam: { page, scroll } }) =>
        queryClient.fetchQuery(queryFor(client, calls.search, queryOf(page, scroll))),
      initialPageParam: firstPage,
      getNextPageParam: (last, pages, { page }) =>
        hasMore(last, page) ? { page: pages.length + 1, scroll: scrollOf(last) } : null,
      enabled: isOn,
      staleTime: Infinity,
      throwOnError: false,
    });
  const pages = data?.pages ?? [];
  const profiles = isOn
    ? withoutFound(
        pages.flatMap((page) => page.profiles),
        state,
      )
    : [];
  const isShort = profiles.length < PAGE_SIZE && pages.length < PAGES_AT_ONCE;
  const isDue = isOn && isShort && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
  const isLoading = isOn && isFetching;
  const hasFailed = isOn && isError && !isFetching;
  const isAgain = isLoading && errorUpdateCount > 0;
  return {
    isShown: profiles.length > 0 || hasFailed || isAgain,
    profiles,
    isLoading,
    onMore:
      hasNextPage && !isFetching && !hasFailed && profiles.length > 0 ? () => void fetchNextPage() : null,
    onRetry: hasFailed ? () => void (data ? fetchNextPage() : refetch()) : null,
  };
}
