import type { OrderState } from '@meetcute/contract';
import type { NewPayment, PaymentProvider } from './payment-provider.ts';

/** Provider without money, for tests. */
export interface MemoryPayments extends PaymentProvider {
  /** Changes the state of an order's payment, as a buyer or the provider does. Returns the address of the notice. */
  report(orderId: string, state: OrderState): string;
}

/** Creates a provider that keeps its payments in memory and sends no notices by itself. */
export function createMemoryPayments(): MemoryPayments {
  const payments = new Map<string, { payment: NewPayment; state: OrderState }>();
  const find = (reference: string) => {
    const found = payments.get(reference);
    if (!found) throw new Error(`There is no payment ${reference}.`);
    return found;
  };
  return {
    create: async (payment) => {
      const reference = `memory-${payment.orderId}`;
      if (!payments.has(reference)) payments.set(reference, { payment, state: 'open' });
      return { reference, payUrl: `https://pay.invalid/${payment.orderId}` };
    },
    read: async (reference) => {
      const { payment, state } = find(reference);
      return { state, amount: payment.amount };
    },
    report: (orderId, state) => {
      const found = find(`memory-${orderId}`);
      found.state = state;
      return found.payment.noticeUrl;
    },
  };
}
