import { ApiError } from '@meetcute/client';
import { calls, type CallPayload } from '@meetcute/contract';
import { isPaymentAddress } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { findOutbox } from '../messaging/outbox/outbox.ts';
import { useClient, usePorts, useQueryClient } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import { readHeldMessages, useLastPurchase } from './usePurchase.ts';

/** Order as a buyer places it. */
export type PlacedOrder = CallPayload<typeof calls.createOrder>;

/** Options of `useCheckout`. */
export interface CheckoutOptions {
  /** Id of the chat to return to after the purchase. Default: that of a message which waits for credits. */
  chat?: string | undefined;
  /** Called before the browser leaves for the payment page. Default: nothing is done. */
  onLeave?: (() => void) | undefined;
}

/** Reason that an order was refused, for a text of its own. */
type OrderProblem = 'changed' | 'gone' | 'unavailable';

/** Places orders and leads to their payment page. */
export interface UseCheckoutResult {
  /** Places an order and leaves for the payment page. Does nothing while an earlier one is on its way. */
  order: (order: PlacedOrder) => void;
  /** Leaves for the payment page of an order that is not paid yet. */
  resume: (transaction: string) => void;
  /** Whether an order is being placed, or the browser leaves for the payment page. */
  isPending: boolean;
  /**
   * Why the last order failed: its price has changed, it or its discount is not offered any more, or payments do not
   * work at the moment. Null without such a failure.
   */
  problem: OrderProblem | null;
  /** Translated message of any other failure; undefined without one. */
  error: string | undefined;
}

const problems: Readonly<Record<string, OrderProblem>> = {
  conflict: 'changed',
  not_found: 'gone',
  unavailable: 'unavailable',
};

/**
 * Places orders and leads to their payment page. Pressing twice, and trying again after a failure, is one order, because
 * the same order has the same idempotency key until the page is left.
 */
export function useCheckout({ chat, onLeave }: CheckoutOptions = {}): UseCheckoutResult {
  const client = useClient();
  const queryClient = useQueryClient();
  const { leaveFor } = usePorts();
  const errorText = useErrorText();
  const [lastPurchase, setPurchase, forgetPurchase] = useLastPurchase();
  const member = useViewer()?.profile.id;
  const keys = useRef(new Map<string, string>());
  /** Whether an order is on its way, known before the next render: two presses can happen in one. */
  const isBusy = useRef(false);

  /** Keeps what the order is for: the chat, and its messages that wait for the payment. */
  const keepPurchase = (transaction: string) => {
    const heldMessages = readHeldMessages(findOutbox(queryClient, member)?.read().items ?? []);
    const earlierChat = lastPurchase?.transaction === transaction ? lastPurchase.chat : undefined;
    const place = chat ?? heldMessages[0]?.conversation ?? earlierChat;
    if (place === undefined) return forgetPurchase();
    const messages = heldMessages.flatMap(({ conversation, client_id }) =>
      conversation === place ? [client_id] : [],
    );
    return setPurchase({ chat: place, transaction, messages });
  };
  const pay = async (transaction: string) => {
    const { pay_url } = await client.call(calls.startPayment, { payload: { transaction } });
    if (!isPaymentAddress(pay_url, globalThis.location.origin))
      throw new ApiError({
        status: 0,
        code: 'invalid_response',
        message: 'Not an address of a payment page.',
      });
    onLeave?.();
    keepPurchase(transaction);
    leaveFor(pay_url);
  };
  const sale = useMutation({
    mutationFn: async (order: PlacedOrder | string) => {
      if (typeof order === 'string') return pay(order);
      const orderJson = JSON.stringify(order);
      const idempotencyKey = keys.current.get(orderJson) ?? crypto.randomUUID();
      keys.current.set(orderJson, idempotencyKey);
      const { transaction } = await client.call(calls.createOrder, { payload: order, idempotencyKey });
      return pay(transaction.id);
    },
    meta: { call: calls.createOrder.name },
    onError: (error) => {
      isBusy.current = false;
      if (!(error instanceof ApiError) || !['conflict', 'not_found'].includes(error.code)) return;
      // What the page shows is out of date.
      for (const { name } of [calls.getCredits, calls.getPremium, calls.getDiscountCode])
        void queryClient.invalidateQueries({ queryKey: [name] });
    },
  });

  const onReturn = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    keys.current.clear();
    isBusy.current = false;
    sale.reset();
  });
  useEffect(() => {
    // The browser keeps the page while the buyer pays, and shows it again after "back".
    const listener = (event: PageTransitionEvent) => onReturn(event);
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  }, []);

  const problem = sale.error instanceof ApiError ? (problems[sale.error.code] ?? null) : null;
  const start = (order: PlacedOrder | string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    sale.mutate(order);
  };
  return {
    order: start,
    resume: start,
    isPending: sale.isPending || sale.isSuccess,
    problem,
    error: sale.error && problem === null ? errorText(sale.error) : undefined,
  };
}
