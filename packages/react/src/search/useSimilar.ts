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
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient, useQueryClient, useSettings } from '../provider/context.ts';

/** Members who nearly match a search. */
export interface UseSimilarResult {
  /** Whether to show the section: members were found, or loading failed, also during a retry. */
  isShown: boolean;
  /** Similar members; empty before the search's own results have ended. */
  profiles: readonly Profile[];
  /** Whether similar members are loading. */
  isLoading: boolean;
  /** Loads more members below; null at the end, while loading, and after a failure. */
  onMore: (() => void) | null;
  /** Loads again after a failure; null without one. */
  onRetry: (() => void) | null;
}

/** Maximum number of pages to load automatically: the wider search first repeats the search's own results. */
const MAX_AUTO_PAGES = 4;

/** Prefix of the query keys of similar members. */
export const similarKey = [calls.search.name, 'similar'] as const;

const firstPage: { page: number; scroll: string | null } = { page: 1, scroll: null };

const hasMore = ({ paging }: SearchResponse, page: number) => page * PAGE_SIZE < paging.num_results;

/** Loads similar members once a search's own results have ended (spec: search.similar-profiles-section). */
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
  const isShort = profiles.length < PAGE_SIZE && pages.length < MAX_AUTO_PAGES;
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
