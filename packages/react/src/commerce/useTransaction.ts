import { queryFor } from '@meetcute/client';
import { calls, type Transaction } from '@meetcute/contract';
import { isOrderOpen } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';

/** An order of the member. */
export interface UseTransactionResult {
  /** The order with its current state; undefined before it is loaded. */
  transaction: Transaction | undefined;
  /** Translated message when loading failed; undefined without a failure. */
  error: string | undefined;
  /** Loads again. */
  onRetry: () => void;
}

/** Pause in ms between two questions about an order that can still be paid. */
const PAUSE = 3000;

/** Loads an order of the member, and again every three seconds while it can still be paid. */
export function useTransaction(id: string): UseTransactionResult {
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery({
    ...queryFor(useClient(), calls.getTransaction, { id }),
    refetchInterval: ({ state }) =>
      state.data && !isOrderOpen(state.data.transaction.state) ? false : PAUSE,
  });
  return {
    transaction: data?.transaction,
    error: error && !data ? errorText(error) : undefined,
    onRetry: () => void refetch(),
  };
}
