import type { OrderState } from '@meetcute/contract';
import type { NewCharge, NewPayment, PaymentProvider } from '../../ports/payment-provider.ts';
import type { Services } from '../../services.ts';
import {
  addTestPayment,
  changeTestPayment,
  findTestPayment,
  findTestPaymentOf,
  type TestChange,
} from './test-checkout.repository.ts';
import {
  noticeDelays,
  type NoticeMode,
  PAID_LATER,
  type TestChoice,
  testChange,
  testState,
  withReturn,
} from './test-checkout.rules.ts';
import type { TestPayment } from './test-checkout.table.ts';
import { createNoticeSender, type NoticeServices, type SendNotice } from './test-notices.service.ts';

/** A payment provider without money: the buyer chooses on its page how the payment ends. */
export interface TestCheckout extends PaymentProvider {
  /** Returns a payment with its current state; null if there is none. */
  show(reference: string): Promise<TestPayment | null>;
  /** Changes a payment as is chosen on its page. Does nothing if its state does not allow it. */
  choose(reference: string, choice: TestChoice, mode?: NoticeMode): Promise<void>;
  /** Starts sending notices, also those of a host that was stopped before. */
  start(send: SendNotice): void;
  /** Stops sending notices, and waits for the one on its way. */
  close(): Promise<void>;
}

const UNDONE: readonly OrderState[] = ['failed', 'expired', 'cancelled'];

/** Creates the test checkout. Its payments are stored, and it sends notices twice, late or never. */
export function createTestCheckout(services: NoticeServices & Pick<Services, 'ids'>): TestCheckout {
  const { db, clock, ids } = services;
  const notices = createNoticeSender(services);

  /** Returns a change of a payment with its notices. */
  function createChange(
    { state, returns }: { state: OrderState; returns?: TestPayment['returns'] | undefined },
    mode: NoticeMode,
  ): TestChange {
    const now = clock.now().getTime();
    const paidAt = state === 'pending' ? new Date(now + PAID_LATER) : null;
    return {
      set: { state, paidAt, ...(returns && { returns }) },
      notices: noticeDelays(state, mode).map((delay) => ({ id: ids.id(), dueAt: new Date(now + delay) })),
    };
  }

  const add = async (payment: NewPayment | NewCharge): Promise<TestPayment> =>
    addTestPayment(db, {
      reference: `test_${ids.secret()}`,
      orderId: payment.orderId,
      ...payment.amount,
      description: payment.description,
      returnUrl: 'returnUrl' in payment ? payment.returnUrl : null,
      noticeUrl: payment.noticeUrl,
      renews: 'renews' in payment,
      state: 'open',
      paidAt: null,
      returns: [],
    });

  const show = async (reference: string) => {
    const payment = await findTestPayment(db, reference);
    return payment && { ...payment, state: testState(payment, clock.now()) };
  };
  const requirePayment = async (reference: string) => {
    const payment = await show(reference);
    if (!payment) throw new Error(`There is no payment ${reference}.`);
    return payment;
  };

  const pageOf = (reference: string, returnUrl: string) =>
    new URL(`/test-checkout/${reference}`, returnUrl).href;

  return {
    show,
    find: async ({ orderId }) => {
      const payment = await findTestPaymentOf(db, orderId);
      if (!payment || UNDONE.includes(payment.state)) return null;
      const { reference, returnUrl, state } = payment;
      return { reference, payUrl: state === 'open' && returnUrl ? pageOf(reference, returnUrl) : null };
    },
    create: async (payment) => {
      const { reference } = await add(payment);
      return { reference, payUrl: pageOf(reference, payment.returnUrl) };
    },
    read: async (reference) => {
      const { state, amount, currency, returns } = await requirePayment(reference);
      return { state, amount: { amount, currency }, returns };
    },
    charge: async (charge) => {
      const first = await requirePayment(charge.mandateOf);
      if (first.state !== 'paid' || !first.renews)
        throw new Error(`The payment ${charge.mandateOf} allows no charge.`);
      const { reference } = await add(charge);
      await changeTestPayment(db, reference, ({ state }) =>
        state === 'open' ? createChange({ state: 'pending' }, 'twice') : null,
      );
      notices.sendDue();
      return { reference };
    },
    refund: async ({ reference, amount, key }) => {
      await requirePayment(reference);
      await changeTestPayment(db, reference, (payment) => {
        if (payment.returns.some(({ id }) => id === key)) return null;
        const state = testState(payment, clock.now());
        if (state !== 'paid') throw new Error(`The payment ${reference} cannot be refunded.`);
        const returns = withReturn(payment, { id: key, kind: 'refund', amount: amount.amount });
        if (!returns) throw new Error(`The payment ${reference} has less left than that.`);
        return createChange({ state, returns }, 'twice');
      });
      notices.sendDue();
      return (await requirePayment(reference)).returns.find(({ id }) => id === key)!;
    },
    choose: async (reference, choice, mode = 'twice') => {
      await changeTestPayment(db, reference, (payment) => {
        const now = { ...payment, state: testState(payment, clock.now()) };
        const change = testChange(now, choice);
        return change && createChange({ state: now.state, ...change }, mode);
      });
      notices.sendDue();
    },
    start: notices.start,
    close: notices.close,
  };
}
