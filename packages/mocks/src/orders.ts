import type { OrderState, Subscription } from '@meetcute/contract';
import {
  extendedPremium,
  fullRefund,
  orderEffect,
  orderStateAfter,
  isLastPeriod,
  type Refund,
} from '@meetcute/core';
import { memberOf, WorldError } from './context.ts';
import { append, userOf } from './views.ts';
import { changeCredits } from './wallet.ts';
import type { World } from './world.ts';
import type { Member, WorldOrder } from './records.ts';

/** Returns the orders of a member, newest first. */
export const ordersOf = (world: World, member: string): WorldOrder[] =>
  [...world.orders.values()].filter((order) => order.member === member).toReversed();

/** Returns a member's order. Throws `not_found`, also for an order of somebody else. */
export function ownOrder(world: World, viewer: Member | null, id: string): WorldOrder {
  const order = world.orders.get(id);
  if (order?.member !== memberOf(viewer).profile.id) throw new WorldError('not_found');
  return order;
}

/** Gives a buyer credits or days of premium of an order, or takes back what is left of them when `amount` is negative. */
function applyEffect(
  world: World,
  buyer: Member,
  { id: transaction, product }: WorldOrder['transaction'],
  amount: number,
): void {
  const credits = product.credits === null ? 0 : Math.max(-buyer.credits, amount);
  if (product.credits !== null && amount < credits) {
    const { id } = buyer.profile;
    world.lostCredits.set(id, (world.lostCredits.get(id) ?? 0) + credits - amount);
  }
  changeCredits(world, buyer, credits, { kind: amount < 0 ? 'return' : 'payment', transaction });
  if (product.days === null) return;
  const premiumEnd = buyer.premiumUntil === null ? null : new Date(buyer.premiumUntil);
  buyer.premiumUntil = extendedPremium(premiumEnd, amount, world.now()).toISOString();
}

/** Moves a subscription to a new end of premium, which is the last one if another period would end too late. */
function movedTo(renews_at: string, subscription: Subscription): Subscription {
  const period = { renewsAt: new Date(renews_at), days: subscription.product.days };
  const isLast = isLastPeriod(period, subscription.ends_at === null ? null : new Date(subscription.ends_at));
  return { ...subscription, renews_at, ...(isLast && { state: 'cancelled' as const, ends_at: null }) };
}

/** Starts the renewal that a buyer agreed to with a paid order, moves it to the end of premium, or ends it. */
function followOrder(
  world: World,
  buyer: Member,
  { transaction, renews }: WorldOrder,
  isGrant: boolean,
): void {
  const { id } = buyer.profile;
  const { product, payment_method } = transaction;
  if (product.days === null || buyer.premiumUntil === null) return;
  const subscription = world.subscriptions.get(id);
  const [renews_at, changed_at] = [buyer.premiumUntil, world.now().toISOString()];
  const fresh = { state: 'active', ends_at: null, renews_at, changed_at } as const;
  if (isGrant && renews) {
    world.subscriptions.set(id, { product, payment_method, ...fresh });
    world.agreements.set(id, transaction.id);
  } else if (subscription && subscription.state !== 'active') {
    // What is cancelled already shows no more premium than is left.
    if (renews_at < subscription.renews_at) world.subscriptions.set(id, { ...subscription, renews_at });
  } else if (subscription && !isGrant && world.agreements.get(id) === transaction.id)
    world.subscriptions.set(id, { ...subscription, state: 'cancelled', renews_at, changed_at });
  else if (subscription) world.subscriptions.set(id, movedTo(renews_at, subscription));
}

/** Returns whether an order has the welcome discount, which lasts until the first payment. */
export const isWelcome = ({ shop }: World, { transaction }: WorldOrder): boolean =>
  shop?.discounts?.some(({ kind, code }) => kind === 'welcome' && code === transaction.discount_code) ===
  true;

/** Returns whether another paid order has taken the welcome discount of an order. */
const isWelcomeUsed = (world: World, order: WorldOrder): boolean =>
  isWelcome(world, order) &&
  ordersOf(world, order.member).some((each) => each !== order && each.wasPaid && isWelcome(world, each));

/** Moves an order to the state that its provider reports, with everything that follows from it. */
export function applyReport(world: World, order: WorldOrder, refund?: Refund): void {
  if (order.reported === null) return;
  const { transaction } = order;
  const reportedState = orderStateAfter(transaction.state, order.reported);
  if (reportedState === transaction.state) return;
  // A payment that comes too late for the discount is sent back at once.
  const newState = reportedState === 'paid' && isWelcomeUsed(world, order) ? 'refunded' : reportedState;
  const effect = orderEffect(transaction.state, newState);
  const { amount, unused } = refund ?? fullRefund(transaction);
  const isBack = newState === 'refunded' || newState === 'charged_back';
  const refundedPrice = isBack ? { ...transaction.price, amount } : null;
  const changed_at = world.now().toISOString();
  order.transaction = {
    ...transaction,
    state: newState,
    payable: false,
    refunded: refundedPrice,
    changed_at,
  };
  append(world, order.member, 'transaction', order.transaction);
  const buyer = world.members.get(order.member);
  if (effect === 'none' || !buyer) return;
  if (effect === 'grant') order.wasPaid = true;
  applyEffect(world, buyer, transaction, effect === 'grant' ? unused : -unused);
  followOrder(world, buyer, order, effect === 'grant');
  append(world, order.member, 'user', userOf(world, buyer));
}

/** Changes the state of an order's payment at the provider, whose notice reaches the site at once. */
export function reportPayment(world: World, id: string, state: OrderState): void {
  const order = world.orders.get(id);
  if (!order) throw new Error(`There is no order ${id}.`);
  order.reported = state;
  applyReport(world, order);
}
