import type { OrderState } from '@meetcute/contract';
import { orderEffect } from '@meetcute/core';
import type { Change } from '../../database/unit-of-work.ts';
import type { Site } from '../../sites.ts';
import { followErased } from './erased-buyer.usecases.ts';
import { applyEffect } from './order-effects.usecases.ts';
import { updateState } from './orders.repository.ts';
import type { Order } from './orders.table.ts';
import { transactionOf } from './orders.view.ts';

/**
 * Moves an order to another state, with everything that follows from it for its buyer, who must be locked. Returns the
 * changed order.
 */
export async function moveOrder(
  change: Change,
  { site, now }: { site: Site; now: Date },
  order: Order,
  state: OrderState,
): Promise<Order> {
  const moved = { ...order, state, changedAt: now };
  await updateState(change.tx, order.id, { state, now });
  const { memberId } = order;
  if (memberId === null) {
    await followErased(change, { site, now }, order, state);
    return moved;
  }
  change.append(memberId, 'transaction', transactionOf(moved));
  if (orderEffect(order.state, state) !== 'none')
    change.addJobs([
      { id: `order-mail-${order.id}-${state}`, kind: 'order-mail', subject: `${order.id} ${state}` },
    ]);
  await applyEffect(change, { site, memberId, now }, order, state);
  return moved;
}
