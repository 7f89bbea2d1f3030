import type { OrderState } from '@meetcute/contract';
import type { Change } from '../../database/unit-of-work.ts';
import type { ChangeInput } from '../members/members.usecases.ts';
import { findOrder } from '../orders/orders.repository.ts';
import type { Order } from '../orders/orders.table.ts';
import { findSubscription, storeSubscription, updateSubscription } from './subscriptions.repository.ts';
import type { SubscriptionRow } from './subscriptions.table.ts';

/** States of a renewal that is not charged any more. */
const FAILED: readonly OrderState[] = ['failed', 'expired', 'cancelled'];

/** Schedules the next look at a member's renewal. */
const scheduleRenewal = ({ addJobs }: Pick<Change, 'addJobs'>, memberId: string, dueAt: Date): void =>
  addJobs([{ id: `renew-${memberId}`, kind: 'renew-premium', subject: memberId, dueAt }]);

/**
 * Follows an order of premium that is paid, with the new end of premium: starts to renew if the buyer agreed to it, and
 * moves the next renewal to the new end. The buyer must be locked.
 */
export async function followPayment(
  change: Change,
  { site, memberId, now }: ChangeInput,
  { id, product, country, paymentMethod, renewal }: Order,
  paidUntil: Date,
): Promise<void> {
  const dates = { renewsAt: paidUntil, remindedAt: null, renewalOrder: null };
  if (renewal === 'agreed') {
    const agreement = { siteId: site.id, memberId, product, country, paymentMethod, agreedIn: id };
    const fresh = { state: 'active', endsAt: null, changedAt: now } as const;
    await storeSubscription(change.tx, { ...agreement, ...dates, ...fresh });
  } else if ((await findSubscription(change.tx, site.id, memberId))?.state !== 'active') return;
  else await updateSubscription(change.tx, memberId, dates);
  scheduleRenewal(change, memberId, now);
}

/** Returns whether an order belongs to a subscription: its buyer agreed in it, or it has renewed this subscription. */
async function isOrderOf(
  { tx }: Pick<Change, 'tx'>,
  { siteId, agreedIn, renewalOrder }: SubscriptionRow,
  { id, renewal, createdAt }: Order,
): Promise<boolean> {
  if (agreedIn === id || renewalOrder === id) return true;
  if (renewal !== 'charge') return false;
  // A renewal before the payment that this subscription began with is one of an earlier subscription.
  const agreedOrder = await findOrder(tx, siteId, { id: agreedIn });
  return agreedOrder !== null && createdAt >= agreedOrder.changedAt;
}

/**
 * Follows an order of premium whose money went back, with the new end of premium. The subscription that it belongs to
 * ends, and the member is told. Any other moves to the new end. The buyer must be locked.
 */
export async function followReturn(
  change: Change,
  input: ChangeInput,
  order: Order,
  paidUntil: Date,
): Promise<void> {
  const { site, memberId, now } = input;
  const subscription = await findSubscription(change.tx, site.id, memberId);
  if (!subscription) return;
  if (subscription.state !== 'active') {
    // What is cancelled already shows no more premium than is left.
    if (paidUntil < subscription.renewsAt)
      await updateSubscription(change.tx, memberId, { renewsAt: paidUntil });
  } else if (await isOrderOf(change, subscription, order)) {
    const cancellation = { state: 'cancelled', renewsAt: paidUntil, changedAt: now } as const;
    await updateSubscription(change.tx, memberId, cancellation);
    change.addJobs([{ kind: 'subscription-mail', subject: `${memberId} cancelled` }]);
  } else await followPayment(change, input, { ...order, renewal: null }, paidUntil);
}

/** Follows a renewal that could not be charged: nothing renews any more, and the member is told. */
export async function followFailure(
  change: Change,
  { site, memberId, now }: ChangeInput,
  { id }: Order,
  nextState: OrderState,
): Promise<void> {
  if (!FAILED.includes(nextState)) return;
  const subscription = await findSubscription(change.tx, site.id, memberId);
  if (subscription?.state !== 'active' || subscription.renewalOrder !== id) return;
  await updateSubscription(change.tx, memberId, { state: 'ended', changedAt: now });
  change.addJobs([{ kind: 'subscription-mail', subject: `${memberId} renewalFailed` }]);
}
