import { isSubscriptionShown } from '@meetcute/core';
import type { Subscription } from '@meetcute/contract';
import type { Executor } from '../../database/database.ts';
import type { Change } from '../../database/unit-of-work.ts';
import { notFound } from '../../errors.ts';
import type { ChangeInput } from '../members/members.usecases.ts';
import { findSubscription, updateSubscription } from './subscriptions.repository.ts';
import type { SubscriptionRow } from './subscriptions.table.ts';
import { subscriptionOf } from './subscriptions.view.ts';

/** Returns the subscription of a member, as long as it has something to show; else null. */
export async function getSubscription(
  db: Executor,
  { site, memberId, now }: ChangeInput,
): Promise<Subscription | null> {
  const found = await findSubscription(db, site.id, memberId);
  const subscription = found && subscriptionOf(found);
  return subscription && isSubscriptionShown(subscription, now) ? subscription : null;
}

/** Cancels a subscription that renews, and confirms it by mail. The member must be locked. */
export async function cancel(
  { tx, addJobs }: Change,
  { memberId, now }: ChangeInput,
  found: SubscriptionRow,
): Promise<SubscriptionRow> {
  if (found.state !== 'active') return found;
  const cancelled = await updateSubscription(tx, memberId, { state: 'cancelled', changedAt: now });
  addJobs([{ kind: 'subscription-mail', subject: `${memberId} cancelled` }]);
  return cancelled ?? found;
}

/** Cancels a member's subscription. A repeated request returns the same. Throws not_found. */
export async function cancelSubscription(change: Change, input: ChangeInput): Promise<Subscription> {
  const found = await findSubscription(change.tx, input.site.id, input.memberId);
  if (!found || !isSubscriptionShown(subscriptionOf(found), input.now)) throw notFound();
  return subscriptionOf(await cancel(change, input, found));
}
