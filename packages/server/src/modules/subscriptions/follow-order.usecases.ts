import type { OrderState } from '@meetcute/contract';
import type { Change } from '../../database/unit-of-work.ts';
import type { ChangeInput } from '../members/members.usecases.ts';
import type { Order } from '../orders/orders.table.ts';
import { findSubscription, storeSubscription, updateSubscription } from './subscriptions.repository.ts';

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
    const agreed = { siteId: site.id, memberId, product, country, paymentMethod, agreedIn: id };
    const fresh = { state: 'active', endsAt: null, changedAt: now } as const;
    await storeSubscription(change.tx, { ...agreed, ...dates, ...fresh });
  } else if ((await findSubscription(change.tx, site.id, memberId))?.state !== 'active') return;
  else await updateSubscription(change.tx, memberId, dates);
  scheduleRenewal(change, memberId, now);
}

/**
 * Follows an order of premium whose money went back, or a renewal that could not be charged: nothing renews any more, and
 * the member is told.
 */
export async function followFailure(
  change: Change,
  { site, memberId, now }: ChangeInput,
  { id, renewal }: Order,
  after: OrderState,
): Promise<void> {
  if (renewal === null) return;
  const found = await findSubscription(change.tx, site.id, memberId);
  if (found?.state !== 'active') return;
  const isReturned = after === 'refunded' || after === 'charged_back';
  const isFailed = FAILED.includes(after) && found.renewalOrder === id;
  if (!isReturned && !isFailed) return;
  const state = isReturned ? 'cancelled' : 'ended';
  await updateSubscription(change.tx, memberId, { state, changedAt: now });
  const kind = isReturned ? 'cancelled' : 'renewalFailed';
  change.addJobs([{ kind: 'subscription-mail', subject: `${memberId} ${kind}` }]);
}
