import { ORDERS_PAGE, STATEMENT_PAGE } from '@meetcute/contract';
import { isOrderOpen, offeredDiscount, orderTerms, shownState, withDeleteDiscount } from '@meetcute/core';
import { memberOf, unwrap, WorldError, type Handlers } from '../context.ts';
import { append } from '../views.ts';
import { applyReport, isWelcome, ordersOf, ownOrder } from '../orders.ts';
import { statementOf } from '../wallet.ts';
import type { World } from '../world.ts';
import type { WorldOrder } from '../records.ts';

/** Returns the percent of the discount with a code that a member has now. Throws `not_found` when there is none. */
function percentOf(world: World, member: string, code: string): number {
  const { discounts } = withDeleteDiscount(world.shop, world.settings) ?? {};
  const discount = discounts?.find((each) => each.code === code);
  const now = world.now();
  const startedAt = discount?.kind === 'time_bonus' ? world.discountStarts.get(member)?.get(code) : now;
  const hasPaid = ordersOf(world, member).some(({ wasPaid }) => wasPaid);
  const offer = discount && startedAt && offeredDiscount(discount, { hasPaid, startedAt, now });
  if (!offer) throw new WorldError('not_found');
  return offer.percent;
}

/** Cancels the earlier open orders of a member with the welcome discount, if an order has it. */
function replaceWelcome(world: World, order: WorldOrder): void {
  if (!isWelcome(world, order)) return;
  const time = world.now().toISOString();
  for (const earlier of ordersOf(world, order.member).toReversed())
    if (isWelcome(world, earlier) && earlier.transaction.state === 'open') {
      earlier.transaction = { ...earlier.transaction, state: 'cancelled', payable: false, changed_at: time };
      append(world, order.member, 'transaction', earlier.transaction);
    }
}

export const orderHandlers = {
  createOrder({ world, viewer, payload }) {
    const member = memberOf(viewer).profile.id;
    const { country, payment_method, discount_code = null, renews = false } = payload;
    const percent = discount_code === null ? 0 : percentOf(world, member, discount_code);
    const terms = unwrap(orderTerms(world.shop, payload, percent));
    const [id, time] = [world.nextId('order-'), world.now().toISOString()];
    const transaction = {
      id,
      ...terms,
      country,
      payment_method,
      discount_code,
      refunded: null,
      state: 'open',
      payable: true,
      created_at: time,
      changed_at: time,
    } as const;
    const token = world.nextId('notice-');
    const order = { member, transaction, token, reported: null, wasPaid: false, renews };
    replaceWelcome(world, order);
    world.orders.set(id, order);
    append(world, member, 'transaction', transaction);
    return { transaction };
  },
  startPayment({ world, viewer, payload }) {
    const order = ownOrder(world, viewer, payload.transaction);
    const { state } = order.transaction;
    if (!isOrderOpen(state) || shownState(order.transaction) !== state) throw new WorldError('conflict');
    const hasPaid = ordersOf(world, order.member).some(({ wasPaid }) => wasPaid);
    if (hasPaid && isWelcome(world, order)) throw new WorldError('conflict');
    order.reported ??= 'open';
    return { pay_url: `https://pay.invalid/${order.transaction.id}` };
  },
  getTransaction({ world, viewer, query }) {
    const order = ownOrder(world, viewer, query.id);
    if (isOrderOpen(order.transaction.state)) applyReport(world, order);
    return { transaction: order.transaction };
  },
  getOrders({ world, viewer, query: { before } }) {
    const all = ordersOf(world, memberOf(viewer).profile.id).map(({ transaction }) => transaction);
    const index = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1;
    const isKnown = before === undefined || index > 0;
    return { transactions: isKnown ? all.slice(index, index + ORDERS_PAGE) : [] };
  },
  confirmPayment({ world, query }) {
    const order = world.orders.get(query.order);
    if (order?.token !== query.token) throw new WorldError('not_found');
    applyReport(world, order);
    return { done: true };
  },
  getStatement({ world, viewer, query: { before } }) {
    const all = statementOf(world, memberOf(viewer));
    const end = before === undefined ? all.length : Math.min(all.length, Number(before) - 1);
    const entries = all.slice(Math.max(0, end - STATEMENT_PAGE), end).toReversed();
    return { entries, before: end > STATEMENT_PAGE ? (entries.at(-1)?.number ?? null) : null };
  },
} satisfies Handlers;
