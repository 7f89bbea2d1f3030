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
  /**
   * Changes the state of an order's first payment, as a buyer or the provider does. Returns the address of the notice.
   */
  report(orderId: string, state: OrderState): string;
  /** Forgets which orders were paid or charged, as Mollie forgets idempotency keys: a repeated request pays again. */
  forgetKeys(): void;
  /** Returns the ids of all payments of an order. */
  paymentsOf(orderId: string): string[];
}

const UNDONE: readonly OrderState[] = ['failed', 'expired', 'cancelled'];

/** Creates a provider that keeps its payments in memory and sends no notices by itself. */
export function createMemoryPayments(): MemoryPayments {
  const payments = new Map<string, StoredPayment>();
  /** Ids of payments by order, as long as the provider remembers the requests. */
  const requested = new Map<string, string>();
  const find = (reference: string) => {
    const found = payments.get(reference);
    if (!found) throw new Error(`There is no payment ${reference}.`);
    return found;
  };
  const paymentsOf = (orderId: string) =>
    [...payments].filter(([, { payment }]) => payment.orderId === orderId).map(([reference]) => reference);
  const payUrlOf = (orderId: string) => `https://pay.invalid/${orderId}`;
  const add = (payment: NewPayment | NewCharge) => {
    const { orderId } = payment;
    const known = requested.get(orderId);
    if (known !== undefined) return known;
    const earlier = paymentsOf(orderId).length;
    const reference = earlier === 0 ? `memory-${orderId}` : `memory-${orderId}-${earlier + 1}`;
    payments.set(reference, { payment, state: 'open', refunds: new Map() });
    requested.set(orderId, reference);
    return reference;
  };
  return {
    find: async ({ orderId }) => {
      const reference = paymentsOf(orderId).findLast((each) => !UNDONE.includes(find(each).state));
      if (reference === undefined) return null;
      const { payment, state } = find(reference);
      const isPayable = state === 'open' && 'returnUrl' in payment;
      return { reference, payUrl: isPayable ? payUrlOf(orderId) : null };
    },
    create: async (payment) => ({ reference: add(payment), payUrl: payUrlOf(payment.orderId) }),
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
    forgetKeys: () => requested.clear(),
    paymentsOf,
  };
}
