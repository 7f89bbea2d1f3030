import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

type PagedList = Pick<
  UseInfiniteQueryResult<{ pages: readonly unknown[] }>,
  'data' | 'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage' | 'refetch'
>;

/** How to load more of a list. */
interface OlderPages {
  /** Loads again what failed. */
  onRetry: () => void;
  /** Loads the next page; null at the end and while it is loading. */
  onMore: (() => void) | null;
  /** Whether the next page is loading. */
  isLoadingMore: boolean;
}

/** Returns how to load older pages of a list. A refetch can cancel the fetch of a page, which is then repeated. */
export function useOlderPages(list: PagedList): OlderPages {
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = list;
  const count = data?.pages.length ?? 0;
  /** Number of pages that the member asked for. */
  const [requestedCount, setRequestedCount] = useState(1);
  const isLoadingMore = hasNextPage && count < requestedCount && !isError;
  useEffect(() => {
    if (isLoadingMore && !isFetching) void fetchNextPage();
  }, [isLoadingMore, isFetching, fetchNextPage]);
  return {
    onRetry: () => void (data ? fetchNextPage() : refetch()),
    onMore: hasNextPage && !isLoadingMore ? () => setRequestedCount(count + 1) : null,
    isLoadingMore,
  };
}
