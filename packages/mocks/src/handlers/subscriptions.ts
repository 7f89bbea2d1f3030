import type { Subscription } from '@meetcute/contract';
import { checkCancellation, endForDay, isSubscriptionShown } from '@meetcute/core';
import { memberOf, unwrap, WorldError, type Handlers } from '../context.ts';
import type { World } from '../world.ts';
import type { Member } from '../records.ts';
import { byEmail } from './session.ts';

function shownOf(world: World, { profile }: Member): Subscription | null {
  const subscription = world.subscriptions.get(profile.id);
  return subscription && isSubscriptionShown(subscription, world.now()) ? subscription : null;
}

/** Cancels the subscription of a member that renews, for a day or ('') as soon as possible. */
function cancel(world: World, { profile }: Member, subscription: Subscription, day = ''): Subscription {
  const renewsAt = new Date(subscription.renews_at);
  const endsAt = endForDay({ renewsAt, days: subscription.product.days }, day);
  const isKnown = subscription.ends_at !== null && Date.parse(subscription.ends_at) <= endsAt.getTime();
  if (subscription.state !== 'active' || isKnown) return subscription;
  const end =
    endsAt > renewsAt ? { ends_at: endsAt.toISOString() } : { state: 'cancelled' as const, ends_at: null };
  const cancelledSubscription = { ...subscription, ...end, changed_at: world.now().toISOString() };
  world.subscriptions.set(profile.id, cancelledSubscription);
  return cancelledSubscription;
}

/** Cancels what renews for a member, for as soon as possible. Does nothing without it. */
export function cancelRenewal(world: World, member: Member): void {
  const subscription = world.subscriptions.get(member.profile.id);
  if (subscription) cancel(world, member, subscription);
}

export const subscriptionHandlers = {
  getSubscription: ({ world, viewer }) => ({ subscription: shownOf(world, memberOf(viewer)) }),
  cancelSubscription({ world, viewer }) {
    const member = memberOf(viewer);
    const subscription = shownOf(world, member);
    if (!subscription) throw new WorldError('not_found');
    return { subscription: cancel(world, member, subscription) };
  },
  cancelByEmail({ world, payload }) {
    const { email, date, ...declaration } = unwrap(checkCancellation(payload, world.now()));
    const time = world.now().toISOString();
    world.cancellations.push({ ...declaration, email, date, at: time });
    const member = byEmail(world, email);
    const subscription = member && world.subscriptions.get(member.profile.id);
    if (member && subscription) cancel(world, member, subscription, date);
    return { received_at: time };
  },
} satisfies Handlers;
