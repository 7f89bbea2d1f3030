import type { OrderState } from '@meetcute/contract';
import { createMemoryPayments, type MemoryPayments } from '../../src/ports/memory-payments.ts';
import type { Fault } from './steps.ts';

/** States that a payment can reach from another one. Money may arrive after a failure, and go back once. */
const NEXT: Record<OrderState, readonly OrderState[]> = {
  open: ['pending', 'paid', 'failed', 'expired', 'cancelled'],
  pending: ['paid', 'failed', 'expired'],
  failed: ['paid'],
  expired: ['paid'],
  cancelled: ['paid'],
  paid: ['refunded', 'charged_back'],
  refunded: [],
  charged_back: [],
};

/** A provider whose requests fail on demand, and which knows what money has moved. */
export interface ShakyPayments extends MemoryPayments {
  /** Fault of all requests from now on. */
  fail(fault: Fault): void;
  /** Returns what an order has paid, and what has gone back. */
  moved(orderId: string, amount: number): { paid: number; back: number };
}

/** Creates such a provider. */
export function createShakyPayments(): ShakyPayments {
  const payments = createMemoryPayments();
  const histories = new Map<string, OrderState[]>();
  const refunds = new Map<string, Map<string, number>>();
  let fault: Fault = 'none';
  const historyOf = (orderId: string): OrderState[] => histories.get(orderId) ?? ['open'];
  const request = async <T>(work: () => Promise<T>): Promise<T> => {
    if (fault === 'down') throw new Error('The provider is down.');
    const result = await work();
    if (fault === 'lost') throw new Error('The response was lost.');
    return result;
  };
  const backOf = (orderId: string): number =>
    [...(refunds.get(`memory-${orderId}`)?.values() ?? [])].reduce((sum, part) => sum + part, 0);
  return {
    fail: (next) => void (fault = next),
    find: (order) => request(() => payments.find(order)),
    forgetKeys: payments.forgetKeys,
    paymentsOf: payments.paymentsOf,
    chargeBack: payments.chargeBack,
    undo: payments.undo,
    create: (payment) => request(() => payments.create(payment)),
    charge: (charge) => request(() => payments.charge(charge)),
    read: (reference) =>
      request(async () => {
        const report = await payments.read(reference);
        const earlier = historyOf(reference.replace('memory-', '')).at(-2);
        return fault === 'stale' && earlier ? { ...report, state: earlier, returns: [] } : report;
      }),
    refund: (refund) =>
      request(async () => {
        const result = await payments.refund(refund);
        const sentAmounts = refunds.get(refund.reference) ?? new Map<string, number>();
        refunds.set(refund.reference, sentAmounts.set(refund.key, refund.amount.amount));
        return result;
      }),
    report: (orderId, state) => {
      const history = historyOf(orderId);
      const last = history.at(-1)!;
      // Once a part has gone back, the provider reports nothing more.
      const isPossible = NEXT[last].includes(state) && backOf(orderId) === 0;
      if (isPossible) histories.set(orderId, [...history, state]);
      return payments.report(orderId, isPossible ? state : last);
    },
    moved: (orderId, amount) => {
      const history = historyOf(orderId);
      const isBack = history.includes('refunded') || history.includes('charged_back');
      return { paid: history.includes('paid') ? amount : 0, back: isBack ? amount : backOf(orderId) };
    },
  };
}
