import type { OrderState } from '@meetcute/contract';
import { orderEffect } from '@meetcute/core';
import type { Change } from '../../database/unit-of-work.ts';
import type { Site } from '../../sites.ts';
import { applyEffect } from './order-effects.usecases.ts';
import { updateState } from './orders.repository.ts';
import type { Order } from './orders.table.ts';
import { transactionOf } from './orders.view.ts';
import { followUngranted, refusalOf } from './ungranted-order.usecases.ts';

/** Tells the buyer's open pages of a moved order, and mails its new state. */
function notifyBuyer({ append, addJobs }: Change, memberId: string, order: Order, movedOrder: Order): void {
  const transaction = transactionOf(movedOrder);
  append(memberId, 'transaction', transaction);
  const { id, state } = transaction;
  if (orderEffect(order.state, movedOrder.state) !== 'none' && state !== transactionOf(order).state)
    addJobs([{ id: `order-mail-${id}-${state}`, kind: 'order-mail', subject: `${id} ${state}` }]);
}

/**
 * Moves an order to another state until it is paid, with everything that follows from it for its buyer, who must be
 * locked. Money that goes back afterwards follows in `return-money.usecases.ts`. Returns the changed order.
 */
export async function moveOrder(
  change: Change,
  { site, now }: { site: Site; now: Date },
  order: Order,
  state: OrderState,
): Promise<Order> {
  const { memberId } = order;
  const refund = (await refusalOf(change.tx, site, order, state)) ?? order.refund;
  const movedOrder = { ...order, state, refund, changedAt: now };
  await updateState(change.tx, order.id, { state, now });
  if (memberId !== null) notifyBuyer(change, memberId, order, movedOrder);
  if (memberId === null || refund?.isUngranted) await followUngranted(change, { site, now }, movedOrder);
  else await applyEffect(change, { site, memberId, now }, order, state);
  return movedOrder;
}
