import type { OrderState } from '@meetcute/contract';
import { backOf, type Return } from '@meetcute/core';
import type { TestPayment } from './test-checkout.table.ts';

/** Choices on the page of the test checkout: of a buyer, of the bank, and of what happens to a refund. */
export const testChoices = [
  'pay',
  'later',
  'fail',
  'cancel',
  'expire',
  'charge_back',
  'charge_back_half',
  'reverse',
  'fail_refund',
] as const;

/** A choice on the page. */
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

const stateAfter: Partial<Record<TestChoice, OrderState>> = {
  pay: 'paid',
  later: 'pending',
  fail: 'failed',
  cancel: 'cancelled',
  expire: 'expired',
};

type Payment = Pick<TestPayment, 'state' | 'amount' | 'returns'>;

/** Returns the returns of a payment with one more; null if that is more than is left. */
export function withReturn(
  { amount: paidAmount, returns }: Payment,
  { id, kind, amount }: Omit<Return, 'isUndone'>,
): Return[] | null {
  if (amount <= 0 || backOf(returns) + amount > paidAmount) return null;
  return [...returns, { id, kind, amount, isUndone: false }];
}

/** Undoes the newest return of a kind; null if there is none. */
function undoNewest(returns: readonly Return[], kind: Return['kind']): Return[] | null {
  const newest = returns.findLast((each) => each.kind === kind && !each.isUndone);
  return newest ? returns.map((each) => (each === newest ? { ...each, isUndone: true } : each)) : null;
}

/** Returns the change of a payment by a choice; null if the payment does not allow it. */
export function testChange(
  payment: Payment,
  choice: TestChoice,
): Partial<Pick<Payment, 'state' | 'returns'>> | null {
  const state = stateAfter[choice];
  if (state) return payment.state === 'open' ? { state } : null;
  if (payment.state !== 'paid') return null;
  const chargeBack = (amount: number) =>
    withReturn(payment, { id: `chargeback-${payment.returns.length + 1}`, kind: 'chargeback', amount });
  const changes: Partial<Record<TestChoice, () => Return[] | null>> = {
    charge_back: () => chargeBack(payment.amount - backOf(payment.returns)),
    charge_back_half: () => chargeBack(Math.ceil(payment.amount / 2)),
    reverse: () => undoNewest(payment.returns, 'chargeback'),
    fail_refund: () => undoNewest(payment.returns, 'refund'),
  };
  const returns = changes[choice]?.();
  return returns ? { returns } : null;
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
