import type { ApiError } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { DELETE_DISCOUNT_QUERY, deleteDiscountPercent } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, useQueryClient, useSettings } from '../provider/context.ts';

/** Discount for a member who is about to delete the account, returned by `useDeleteDiscount`. */
export interface DeleteDiscount {
  /** Percent of the discount. */
  percent: number;
  /** Starts the discount. */
  onAccept: () => void;
  /** Whether the request is in flight. */
  isPending: boolean;
  /** Whether the member had the discount before, and it is over. */
  isOver: boolean;
  /** Translated message of a failed request; undefined without one. */
  error: string | undefined;
}

/**
 * Returns the discount that the site offers before a deletion; null without one. Calls `onStarted` once the discount
 * runs, which the shop then has on all of its pages (spec: settings.field.delete-discount).
 */
export function useDeleteDiscount(onStarted: () => void): DeleteDiscount | null {
  const client = useClient();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const percent = deleteDiscountPercent(useSettings());
  const request = useMutation<boolean, ApiError>({
    mutationFn: async () => {
      const response = await client.call(calls.getDiscountCode, { query: DELETE_DISCOUNT_QUERY });
      return response.discount_code !== null;
    },
    meta: { call: calls.getDiscountCode.name },
    onSuccess: async (isRunning) => {
      await queryClient.invalidateQueries({ queryKey: [calls.getDiscountCode.name] });
      if (isRunning) onStarted();
    },
  });
  if (percent === null) return null;
  return {
    percent,
    onAccept: () => request.mutate(),
    isPending: request.isPending,
    isOver: request.data === false,
    error: request.error ? errorText(request.error) : undefined,
  };
}
