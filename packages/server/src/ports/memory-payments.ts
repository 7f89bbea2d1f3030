import type { OrderState } from '@meetcute/contract';
import type { NewCharge, NewPayment, PaymentProvider } from './payment-provider.ts';

interface StoredPayment {
  payment: NewPayment | NewCharge;
  state: OrderState;
  /** Amounts sent back, by the keys of their refunds. */
  refunds: Map<string, number>;
}

/** Provider without money, for tests. */
export interface MemoryPayments extends PaymentProvider {
  /** Changes the state of an order's payment, as a buyer or the provider does. Returns the address of the notice. */
  report(orderId: string, state: OrderState): string;
}

/** Creates a provider that keeps its payments in memory and sends no notices by itself. */
export function createMemoryPayments(): MemoryPayments {
  const payments = new Map<string, StoredPayment>();
  const find = (reference: string) => {
    const found = payments.get(reference);
    if (!found) throw new Error(`There is no payment ${reference}.`);
    return found;
  };
  const add = (payment: NewPayment | NewCharge) => {
    const reference = `memory-${payment.orderId}`;
    if (!payments.has(reference)) payments.set(reference, { payment, state: 'open', refunds: new Map() });
    return reference;
  };
  return {
    create: async (payment) => ({
      reference: add(payment),
      payUrl: `https://pay.invalid/${payment.orderId}`,
    }),
    read: async (reference) => {
      const { payment, state } = find(reference);
      return { state, amount: payment.amount };
    },
    charge: async (charge) => {
      const { payment, state } = find(charge.mandateOf);
      if (state !== 'paid' || !('renews' in payment))
        throw new Error(`The payment ${charge.mandateOf} allows no charge.`);
      return { reference: add(charge) };
    },
    refund: async ({ reference, amount, key }) => {
      const found = find(reference);
      const { refunds, payment } = found;
      if (refunds.has(key)) return;
      if (found.state !== 'paid') throw new Error(`The payment ${reference} is unpaid.`);
      refunds.set(key, amount.amount);
      const total = [...refunds.values()].reduce((sum, part) => sum + part, 0);
      if (total >= payment.amount.amount) found.state = 'refunded';
    },
    report: (orderId, state) => {
      const found = find(`memory-${orderId}`);
      found.state = state;
      return found.payment.noticeUrl;
    },
  };
}
