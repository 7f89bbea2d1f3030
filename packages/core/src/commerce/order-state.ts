import type { OrderState, Transaction } from '@meetcute/contract';

/** How final a state is. A report never moves an order to a less final state. */
const finality: Record<OrderState, number> = {
  open: 0,
  pending: 1,
  failed: 2,
  expired: 2,
  cancelled: 2,
  paid: 3,
  refunded: 4,
  charged_back: 4,
};

/**
 * Returns the state of an order after a payment provider has reported one. Reports arrive late, repeatedly and in any
 * order: one that is less final than the order's state, or just as final, changes nothing. Money that arrives after an
 * order has failed, expired or been cancelled still pays it.
 */
export const orderStateAfter = (current: OrderState, reportedState: OrderState): OrderState =>
  finality[reportedState] > finality[current] ? reportedState : current;

/** Returns whether an order can still be paid, so that its state may change without the member. */
export const isOrderOpen = (state: OrderState): boolean => finality[state] < finality.failed;

/**
 * Returns whether the buyer can pay an order. Its payment may be without a page to pay on, as the charge of a renewal is.
 */
export const isPayable = (state: OrderState, hasPage: boolean): boolean => state === 'open' && hasPage;

/** Returns the state of an order as its buyer reads it. An open one without a page to pay on is on its way. */
export const shownState = ({ state, payable }: Pick<Transaction, 'state' | 'payable'>): OrderState =>
  state === 'open' && !payable ? 'pending' : state;
/** Returns whether the money of an order has arrived, also if it went back afterwards. */
export const isOrderPaid = (state: OrderState): boolean => finality[state] >= finality.paid;

/** Effect of a change of an order's state for the member. */
export type OrderEffect = 'grant' | 'revoke' | 'none';

/**
 * Returns what a change of state does: money that arrives grants the product, money that goes back revokes it. An
 * order whose money went back before its payment was reported has granted nothing, so nothing is revoked.
 */
export function orderEffect(previousState: OrderState, nextState: OrderState): OrderEffect {
  if (previousState === nextState) return 'none';
  if (nextState === 'paid') return 'grant';
  return previousState === 'paid' ? 'revoke' : 'none';
}
