import type { OrderState } from '@meetcute/contract';
import { backOf, type Return } from '@meetcute/core';
import type { NewCharge, NewPayment, PaymentProvider } from './payment-provider.ts';

interface StoredPayment {
  payment: NewPayment | NewCharge;
  state: OrderState;
  returns: Return[];
}

/** Provider without money, for tests. */
export interface MemoryPayments extends PaymentProvider {
  /**
   * Changes the state of an order's first payment, as a buyer or the provider does. Returns the address of the notice.
   */
  report(orderId: string, state: OrderState): string;
  /** Charges a part of an order's first payment back. Returns the id. */
  chargeBack(orderId: string, amount: number): string;
  /** Reverses a chargeback, or lets a refund fail. */
  undo(orderId: string, id: string): void;
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
  const referencesByOrder = new Map<string, string>();
  const find = (reference: string) => {
    const storedPayment = payments.get(reference);
    if (!storedPayment) throw new Error(`There is no payment ${reference}.`);
    return storedPayment;
  };
  const paymentsOf = (orderId: string) =>
    [...payments].filter(([, { payment }]) => payment.orderId === orderId).map(([reference]) => reference);
  const payUrlOf = (orderId: string) => `https://pay.invalid/${orderId}`;
  const add = (payment: NewPayment | NewCharge) => {
    const { orderId } = payment;
    const knownReference = referencesByOrder.get(orderId);
    if (knownReference !== undefined) return knownReference;
    const earlier = paymentsOf(orderId).length;
    const reference = earlier === 0 ? `memory-${orderId}` : `memory-${orderId}-${earlier + 1}`;
    payments.set(reference, { payment, state: 'open', returns: [] });
    referencesByOrder.set(orderId, reference);
    return reference;
  };
  const addReturn = ({ returns }: StoredPayment, newReturn: Omit<Return, 'isUndone'>): Return => {
    const live = { ...newReturn, isUndone: false };
    returns.push(live);
    return live;
  };
  /** Lets all money go back that is left. */
  const returnAll = (storedPayment: StoredPayment, kind: Return['kind']) => {
    const amount = storedPayment.payment.amount.amount - backOf(storedPayment.returns);
    storedPayment.state = 'paid';
    if (amount > 0)
      addReturn(storedPayment, { id: `${kind}-${storedPayment.returns.length + 1}`, kind, amount });
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
      const { payment, state, returns } = find(reference);
      return { state, amount: payment.amount, returns: [...returns] };
    },
    charge: async (charge) => {
      const { payment, state } = find(charge.mandateOf);
      if (state !== 'paid' || !('renews' in payment))
        throw new Error(`The payment ${charge.mandateOf} allows no charge.`);
      return { reference: add(charge) };
    },
    refund: async ({ reference, amount, key }) => {
      const storedPayment = find(reference);
      const existingReturn = storedPayment.returns.find(({ id }) => id === key);
      if (existingReturn) return existingReturn;
      if (storedPayment.state !== 'paid') throw new Error(`The payment ${reference} is unpaid.`);
      if (backOf(storedPayment.returns) + amount.amount > storedPayment.payment.amount.amount)
        throw new Error(`The payment ${reference} has less left than that.`);
      return addReturn(storedPayment, { id: key, kind: 'refund', amount: amount.amount });
    },
    chargeBack: (orderId, amount) => {
      const storedPayment = find(`memory-${orderId}`);
      const id = `chargeback-${storedPayment.returns.length + 1}`;
      addReturn(storedPayment, { id, kind: 'chargeback', amount });
      return id;
    },
    undo: (orderId, id) => {
      const storedPayment = find(`memory-${orderId}`);
      storedPayment.returns = storedPayment.returns.map((each) =>
        each.id === id ? { ...each, isUndone: true } : each,
      );
    },
    report: (orderId, state) => {
      const storedPayment = find(`memory-${orderId}`);
      if (state === 'refunded') returnAll(storedPayment, 'refund');
      else if (state === 'charged_back') returnAll(storedPayment, 'chargeback');
      else storedPayment.state = state;
      return storedPayment.payment.noticeUrl;
    },
    forgetKeys: () => referencesByOrder.clear(),
    paymentsOf,
  };
}
