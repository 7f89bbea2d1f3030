import { emailProblem, isSubscriptionShown } from '@meetcute/core';
import { memberOf, WorldError, type Handlers } from '../context.ts';
import type { Member, World } from '../world.ts';
import type { Subscription } from '@meetcute/contract';

function shownOf(world: World, { profile }: Member): Subscription | null {
  const found = world.subscriptions.get(profile.id);
  return found && isSubscriptionShown(found, world.now()) ? found : null;
}

/** Cancels the subscription of a member that renews. */
function cancel(world: World, { profile }: Member, found: Subscription): Subscription {
  if (found.state !== 'active') return found;
  const cancelled = { ...found, state: 'cancelled' as const, changed_at: world.now().toISOString() };
  world.subscriptions.set(profile.id, cancelled);
  return cancelled;
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
    const email = payload.email.trim();
    if (emailProblem(email)) throw new WorldError('bad_request', { email: 'invalid_format' });
    const at = world.now().toISOString();
    world.cancellations.push({ ...payload, email, at });
    const member = [...world.members.values()].find((each) => each.email === email.toLowerCase());
    const found = member && world.subscriptions.get(member.profile.id);
    if (member && found) cancel(world, member, found);
    return { received_at: at };
  },
} satisfies Handlers;
