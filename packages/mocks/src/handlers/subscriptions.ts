import type { Subscription } from '@meetcute/contract';
import { checkCancellation, endForDay, isSubscriptionShown } from '@meetcute/core';
import { memberOf, unwrap, WorldError, type Handlers } from '../context.ts';
import type { World } from '../world.ts';
import type { Member } from '../records.ts';
import { byEmail } from './session.ts';

function shownOf(world: World, { profile }: Member): Subscription | null {
  const found = world.subscriptions.get(profile.id);
  return found && isSubscriptionShown(found, world.now()) ? found : null;
}

/** Cancels the subscription of a member that renews, for a day or ('') as soon as possible. */
function cancel(world: World, { profile }: Member, found: Subscription, day = ''): Subscription {
  const renewsAt = new Date(found.renews_at);
  const endsAt = endForDay({ renewsAt, days: found.product.days }, day);
  const isKnown = found.ends_at !== null && Date.parse(found.ends_at) <= endsAt.getTime();
  if (found.state !== 'active' || isKnown) return found;
  const end =
    endsAt > renewsAt ? { ends_at: endsAt.toISOString() } : { state: 'cancelled' as const, ends_at: null };
  const cancelled = { ...found, ...end, changed_at: world.now().toISOString() };
  world.subscriptions.set(profile.id, cancelled);
  return cancelled;
}

/** Cancels what renews for a member, for as soon as possible. Does nothing without it. */
export function cancelRenewal(world: World, member: Member): void {
  const found = world.subscriptions.get(member.profile.id);
  if (found) cancel(world, member, found);
}

export const subscriptionHandlers = {
  getSubscription: ({ world, viewer }) => ({ subscription: shownOf(world, memberOf(viewer)) }),
  cancelSubscription({ world, viewer }) {
    const member = memberOf(viewer);
    const found = shownOf(world, member);
    if (!found) throw new WorldError('not_found');
    return { subscription: cancel(world, member, found) };
  },
  cancelByEmail({ world, payload }) {
    const { email, date, ...declared } = unwrap(checkCancellation(payload, world.now()));
    const at = world.now().toISOString();
    world.cancellations.push({ ...declared, email, date, at });
    const member = byEmail(world, email);
    const found = member && world.subscriptions.get(member.profile.id);
    if (member && found) cancel(world, member, found, date);
    return { received_at: at };
  },
} satisfies Handlers;
