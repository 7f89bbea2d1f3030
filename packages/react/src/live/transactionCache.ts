import { queryKeyOf } from '@meetcute/client';
import { calls, type Transaction } from '@meetcute/contract';
import { newerTransaction, withTransaction } from '@meetcute/core';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

type OrderPages = Partial<InfiniteData<{ transactions: readonly Transaction[] }>>;

/**
 * Writes a new version of an order to the cached order and history, if they are cached. Discounts are loaded again, because
 * a paid order may have used one.
 */
export function writeTransaction(queryClient: QueryClient, received: Transaction): void {
  queryClient.setQueryData<{ transaction: Transaction }>(
    queryKeyOf(calls.getTransaction, { id: received.id }),
    (cached) => cached && { transaction: newerTransaction(cached.transaction, received) },
  );
  queryClient.setQueriesData<OrderPages>({ queryKey: queryKeyOf(calls.getOrders) }, (cached) => {
    if (!cached?.pages) return cached;
    const pages = cached.pages.map(({ transactions }) => transactions);
    return { ...cached, pages: withTransaction(pages, received).map((transactions) => ({ transactions })) };
  });
  void queryClient.invalidateQueries({ queryKey: [calls.getDiscountCode.name] });
}
