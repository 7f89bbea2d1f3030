import { endForDay, isSubscriptionShown } from '@meetcute/core';
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
  const row = await findSubscription(db, site.id, memberId);
  const subscription = row && subscriptionOf(row);
  return subscription && isSubscriptionShown(subscription, now) ? subscription : null;
}

/** A member whose subscription is cancelled. */
type Cancelling = Omit<ChangeInput, 'site'> & { site: Pick<ChangeInput['site'], 'id'> };

/**
 * Cancels a subscription that renews, for a day or ('') as soon as possible, and confirms it by mail. A day after the end
 * for which it is cancelled already changes nothing. The member must be locked.
 */
export async function cancel(
  { tx, addJobs }: Change,
  { memberId, now }: Cancelling,
  { row, day = '' }: { row: SubscriptionRow; day?: string },
): Promise<SubscriptionRow> {
  const endsAt = endForDay({ renewsAt: row.renewsAt, days: row.product.days }, day);
  if (row.state !== 'active' || (row.endsAt && row.endsAt <= endsAt)) return row;
  const isLater = endsAt > row.renewsAt;
  const end = isLater ? { endsAt } : { state: 'cancelled' as const, endsAt: null };
  const cancelledRow = await updateSubscription(tx, memberId, { ...end, changedAt: now });
  addJobs([{ kind: 'subscription-mail', subject: `${memberId} ${isLater ? 'cancelledFor' : 'cancelled'}` }]);
  return cancelledRow ?? row;
}

/** Cancels what renews for a member, for as soon as possible. Does nothing without it. */
export async function cancelRenewal(change: Change, input: Cancelling): Promise<void> {
  const row = await findSubscription(change.tx, input.site.id, input.memberId);
  if (row) await cancel(change, input, { row });
}

/** Cancels a member's subscription. A repeated request returns the same. Throws not_found. */
export async function cancelSubscription(change: Change, input: ChangeInput): Promise<Subscription> {
  const row = await findSubscription(change.tx, input.site.id, input.memberId);
  if (!row || !isSubscriptionShown(subscriptionOf(row), input.now)) throw notFound();
  return subscriptionOf(await cancel(change, input, { row }));
}
