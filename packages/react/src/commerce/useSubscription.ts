import { mutationFor, queryFor, queryKeyOf } from '@meetcute/client';
import { calls, type Subscription } from '@meetcute/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, useQueryClient } from '../provider/context.ts';

/** Premium of the member that renews, and its cancellation. */
export interface UseSubscriptionResult {
  /** The subscription; null without one, undefined before it is loaded. */
  subscription: Subscription | null | undefined;
  /** Cancels it; null if nothing renews. */
  onCancel: (() => void) | null;
  /** Whether the cancellation is being sent. */
  isPending: boolean;
  /** Whether this page has cancelled it. */
  isCancelled: boolean;
  /** Translated message of the last failure; undefined without one. */
  error: string | undefined;
  /** Loads again. */
  onRetry: () => void;
}

/** Loads the subscription of the member and cancels it. */
export function useSubscription(): UseSubscriptionResult {
  const client = useClient();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(queryFor(client, calls.getSubscription));
  const cancel = useMutation({
    ...mutationFor(client, calls.cancelSubscription),
    onSuccess: (response) => queryClient.setQueryData(queryKeyOf(calls.getSubscription), response),
  });
  const shownError = cancel.error ?? (data ? null : error);
  const isActive = data?.subscription?.state === 'active';
  return {
    subscription: data?.subscription,
    onCancel: isActive && !cancel.isPending ? () => cancel.mutate({}) : null,
    isPending: cancel.isPending,
    isCancelled: cancel.isSuccess,
    error: shownError ? errorText(shownError) : undefined,
    onRetry: () => void refetch(),
  };
}
