import type { OrderState } from '@meetcute/contract';
import { extendedPremium, orderEffect, orderStateAfter } from '@meetcute/core';
import { append, userOf } from './views.ts';
import type { Member, World, WorldOrder } from './world.ts';

/** Returns the orders of a member, newest first. */
export const ordersOf = (world: World, member: string): WorldOrder[] =>
  [...world.orders.values()].filter((order) => order.member === member).toReversed();

/** Gives a buyer what an order grants, or takes back what is left of it. */
function applyEffect(
  world: World,
  buyer: Member,
  { product }: WorldOrder['transaction'],
  isGrant: boolean,
): void {
  buyer.credits = Math.max(0, buyer.credits + (isGrant ? 1 : -1) * (product.credits ?? 0));
  if (product.days === null) return;
  const days = isGrant ? product.days : -product.days;
  const until = buyer.premiumUntil === null ? null : new Date(buyer.premiumUntil);
  buyer.premiumUntil = extendedPremium(until, days, world.now()).toISOString();
}

/** Moves an order to the state that its provider reports, with everything that follows from it. */
export function applyReport(world: World, order: WorldOrder): void {
  if (order.reported === null) return;
  const { transaction } = order;
  const after = orderStateAfter(transaction.state, order.reported);
  if (after === transaction.state) return;
  const effect = orderEffect(transaction.state, after);
  order.transaction = { ...transaction, state: after, changed_at: world.now().toISOString() };
  const buyer = world.members.get(order.member);
  if (effect === 'none' || !buyer) return;
  if (effect === 'grant') order.wasPaid = true;
  applyEffect(world, buyer, transaction, effect === 'grant');
  append(world, order.member, 'user', userOf(world, buyer));
}

/** Changes the state of an order's payment at the provider, whose notice reaches the site at once. */
export function reportPayment(world: World, id: string, state: OrderState): void {
  const order = world.orders.get(id);
  if (!order) throw new Error(`There is no order ${id}.`);
  order.reported = state;
  applyReport(world, order);
}
