import type { OrderState } from '@meetcute/contract';
import type { TestPayment } from './test-checkout.table.ts';

/** Choices of a buyer on the page of the test checkout. */
export const testChoices = ['pay', 'later', 'fail', 'cancel', 'expire', 'charge_back'] as const;

/** A choice of a buyer. */
export type TestChoice = (typeof testChoices)[number];

/** Ways in which the test checkout sends its notices. */
export const noticeModes = ['twice', 'late', 'never'] as const;

/** A way to send notices. */
export type NoticeMode = (typeof noticeModes)[number];

/** Milliseconds until a payment that the buyer pays later is paid. */
export const PAID_LATER = 3000;

/** Milliseconds by which late notices are late. */
const LATE = 15_000;

/** Returns the state of a payment at a time. */
export const testState = ({ state, paidAt }: Pick<TestPayment, 'state' | 'paidAt'>, now: Date): OrderState =>
  state === 'pending' && paidAt !== null && paidAt <= now ? 'paid' : state;

const stateAfter: Record<TestChoice, OrderState> = {
  pay: 'paid',
  later: 'pending',
  fail: 'failed',
  cancel: 'cancelled',
  expire: 'expired',
  charge_back: 'charged_back',
};

/** Returns the state of a payment after a choice; null if the payment does not allow it. */
export function testStateAfter(state: OrderState, choice: TestChoice): OrderState | null {
  const isAllowed = choice === 'charge_back' ? state === 'paid' : state === 'open';
  return isAllowed ? stateAfter[choice] : null;
}

/**
 * Returns the delays in ms after which notices of a change are sent. Those of a payment that is paid later are in the
 * wrong order: the one about its pending state is the last.
 */
export function noticeDelays(state: OrderState, mode: NoticeMode): number[] {
  if (mode === 'never') return [];
  const base = mode === 'late' ? LATE : 0;
  const delays = state === 'pending' ? [PAID_LATER, PAID_LATER + 2000] : [0];
  return delays.flatMap((delay) => [base + delay, base + delay + 500]);
}
