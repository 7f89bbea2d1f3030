import { isRefundSeen, type Withdrawal, withdrawalOf } from '@meetcute/core';
import { memberOf, WorldError, type Handlers } from '../context.ts';
import { applyReport, ownOrder } from '../orders.ts';
import type { World } from '../world.ts';
import type { Member, WorldOrder } from '../records.ts';

/** Returns a member's order and what a withdrawal pays back now. */
function weigh(
  world: World,
  viewer: Member | null,
  id: string,
): { order: WorldOrder; withdrawal: Withdrawal | null } {
  const { credits, premiumUntil } = memberOf(viewer);
  const order = ownOrder(world, viewer, id);
  const balance = { credits, premiumUntil: premiumUntil === null ? null : new Date(premiumUntil) };
  return { order, withdrawal: withdrawalOf(order.transaction, balance, world.now()) };
}

export const withdrawalHandlers = {
  getWithdrawal({ world, viewer, query }) {
    const { order, withdrawal } = weigh(world, viewer, query.transaction);
    if (!withdrawal) return { withdrawal: null };
    const { refund, until } = withdrawal;
    const { currency } = order.transaction.price;
    return { withdrawal: { refund: { amount: refund.amount, currency }, until: until.toISOString() } };
  },
  withdrawOrder({ world, viewer, payload }) {
    const { order, withdrawal } = weigh(world, viewer, payload.transaction);
    if (!withdrawal) throw new WorldError('conflict');
    if (!isRefundSeen(withdrawal.refund.amount, order.transaction, payload.refund))
      throw new WorldError('conflict', { refund: 'changed' });
    order.reported = 'refunded';
    applyReport(world, order, withdrawal.refund);
    return { transaction: order.transaction };
  },
} satisfies Handlers;
