import { queryKeyOf } from '@meetcute/client';
import { type CallResponse, calls, ORDERS_PAGE, type Transaction } from '@meetcute/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';
import { useOlderPages } from './useOlderPages.ts';

/** Orders of the member. */
export interface UseOrdersResult {
  /** Orders, newest first; undefined before they are loaded. */
  orders: readonly Transaction[] | undefined;
  /** Translated message when loading failed; undefined without a failure. */
  error: string | undefined;
  /** Loads again. */
  onRetry: () => void;
  /** Loads older orders; null at the end and while loading. */
  onMore: (() => void) | null;
  /** Whether older orders are loading. */
  isLoadingMore: boolean;
}

/** Loads the orders of the member, a page at a time. */
export function useOrders(): UseOrdersResult {
  const client = useClient();
  const errorText = useErrorText();
  const list = useInfiniteQuery({
    queryKey: [...queryKeyOf(calls.getOrders), 'pages'],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.call(calls.getOrders, { query: cursor === undefined ? {} : { before: cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ transactions }: CallResponse<typeof calls.getOrders>) =>
      transactions.length < ORDERS_PAGE ? undefined : transactions.at(-1)?.id,
    meta: { call: calls.getOrders.name },
  });
  const { onRetry, onMore, isLoadingMore } = useOlderPages(list);
  return {
    orders: list.data?.pages.flatMap(({ transactions }) => transactions),
    error: list.error ? errorText(list.error) : undefined,
    onRetry,
    onMore,
    isLoadingMore,
  };
}
