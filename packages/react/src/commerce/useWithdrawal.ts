import { mutationFor, queryFor, queryKeyOf } from '@meetcute/client';
import { calls, type CallResponse } from '@meetcute/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, useQueryClient } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { usePurchase } from './usePurchase.ts';

/** Withdrawal from an order of the member. */
export interface UseWithdrawalResult {
  /** Refund now, and the end of the period; null if it is too late, undefined before it is loaded. */
  withdrawal: CallResponse<typeof calls.getWithdrawal>['withdrawal'] | undefined;
  /** Withdraws for the refund that is shown; null if nothing would go back. */
  onWithdraw: (() => void) | null;
  isPending: boolean;
  /** Translated message of the last failure; undefined without one. */
  error: string | undefined;
}

/** Loads what a withdrawal from an order pays back now, and withdraws. A refused amount loads the new one. */
export function useWithdrawal(transaction: string): UseWithdrawalResult {
  const client = useClient();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const viewer = useViewer();
  const purchase = usePurchase(transaction);
  // The message of the purchase is paid first, which changes the refund.
  const isSending = purchase !== null && (purchase.message === undefined || purchase.message === 'sending');
  const query = queryFor(client, calls.getWithdrawal, { transaction });
  const queryKey = [...query.queryKey, viewer?.credits ?? 0, viewer?.premium_until ?? ''];
  const { data } = useQuery({ ...query, queryKey, enabled: !isSending });
  const send = useMutation({
    ...mutationFor(client, calls.withdrawOrder),
    onSuccess: (response) =>
      queryClient.setQueryData(queryKeyOf(calls.getTransaction, { id: transaction }), response),
    onError: () =>
      queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getWithdrawal, { transaction }) }),
  });
  const refund = data?.withdrawal?.refund;
  return {
    withdrawal: data?.withdrawal,
    onWithdraw:
      refund && refund.amount > 0 && !send.isPending
        ? () => send.mutate({ payload: { transaction, refund } })
        : null,
    isPending: send.isPending,
    error: send.error ? errorText(send.error) : undefined,
  };
}
