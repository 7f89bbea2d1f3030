import { calls, writeQuery } from '@meetcute/contract';
import { chargeTime, DAY_MS, isBanned, isLastPeriod, isSuspended, renewalStep } from '@meetcute/core';
import type { Change, UnitOfWorkServices } from '../../database/unit-of-work.ts';
import type { ChangeInput } from '../members/members.usecases.ts';
import { endUnpaid } from '../orders/end-unpaid.usecases.ts';
import { requestOnce } from '../orders/lost-payments.usecases.ts';
import { newOrder } from '../orders/new-order.rules.ts';
import { findOrder, insertOrder, storePayment } from '../orders/orders.repository.ts';
import type { Order } from '../orders/orders.table.ts';
import { transactionOf } from '../orders/orders.view.ts';
import { readMember } from '../profile/profile.repository.ts';
import type { Services } from '../../services.ts';
import { cancel } from './cancel-subscription.usecases.ts';
import { findSubscription, updateSubscription } from './subscriptions.repository.ts';
import type { SubscriptionRow } from './subscriptions.table.ts';

/** Time in ms in which a provider that cannot be reached is asked again for a charge. */
const CHARGE_PATIENCE = DAY_MS;

/** Pause in ms before a reminder is looked at again that the mail server has not taken yet. */
const REMINDER_PAUSE = DAY_MS;

/** Pause in ms before a suspended member is looked at again, because a suspension may end early. */
const SUSPENSION_PAUSE = DAY_MS;

/** Time in ms after the end of premium at which a reminder that could never be sent is given up, and the renewal with it. */
const REMINDER_PATIENCE = 30 * DAY_MS;

/** A charge that is due: its order, and the payment that allows it; null if nothing renews any more. */
export interface DueCharge {
  order: Order;
  mandateOf: string | null;
}

/** Returns the order of a renewal that is over, if it is still without a payment: a charge may have gone out before. */
async function leftOver(
  { tx }: Change,
  { site }: ChangeInput,
  { renewalOrder }: SubscriptionRow,
): Promise<DueCharge | null> {
  const order = renewalOrder === null ? null : await findOrder(tx, site.id, { id: renewalOrder });
  return order?.state === 'open' && order.reference === null ? { order, mandateOf: null } : null;
}

/** Stores the order of a renewal once, before the provider is asked for the charge. */
async function orderRenewal(
  { tx, append }: Change,
  { ids }: Pick<Services, 'ids'>,
  input: ChangeInput,
  row: SubscriptionRow,
): Promise<Order> {
  const existing = row.renewalOrder && (await findOrder(tx, input.site.id, { id: row.renewalOrder }));
  if (existing) return existing;
  const order: Order = { ...newOrder(ids, input, row), renewal: 'charge' };
  await insertOrder(tx, order);
  append(input.memberId, 'transaction', transactionOf(order));
  await updateSubscription(tx, input.memberId, { renewalOrder: order.id });
  return order;
}

/**
 * Takes the step that is due for a member's renewal, who must be locked: has the reminder mailed, or returns the charge.
 * When nothing renews any more, returns only the order that is left. The week before the charge begins once the reminder
 * is sent.
 */
export async function advanceRenewal(
  change: Change,
  services: Pick<Services, 'ids'>,
  input: ChangeInput,
): Promise<DueCharge | null> {
  const { tx, addJobs } = change;
  const { site, memberId, now } = input;
  const row = await findSubscription(tx, site.id, memberId);
  if (!row) return null;
  if (row.state !== 'active') return leftOver(change, input, row);
  const member = await readMember(tx, site.id, memberId);
  if (!member || member.deletedAt || isBanned(member.suspendedUntil)) {
    await updateSubscription(tx, memberId, { state: 'cancelled', changedAt: now });
    return leftOver(change, input, row);
  }
  // Nothing is charged for premium that nobody can use. The renewal goes on when the suspension has ended.
  if (row.renewalOrder === null && isSuspended(member.suspendedUntil, now)) return null;
  const period = { renewsAt: chargeTime(row), days: row.product.days };
  if (row.renewalOrder === null && isLastPeriod(period, row.endsAt)) {
    await cancel(change, input, { row: { ...row, endsAt: null } });
    return null;
  }
  const step = renewalStep(row, now);
  if (step === 'remind' && now.getTime() > row.renewsAt.getTime() + REMINDER_PATIENCE)
    await updateSubscription(tx, memberId, { state: 'cancelled', changedAt: now });
  else if (step === 'remind')
    addJobs([{ id: `remind-${memberId}`, kind: 'subscription-mail', subject: `${memberId} renewal` }]);
  if (step !== 'charge') return null;
  const agreedOrder = await findOrder(tx, site.id, { id: row.agreedIn });
  const order = await orderRenewal(change, services, input, row);
  return agreedOrder?.reference && order.state === 'open'
    ? { order, mandateOf: agreedOrder.reference }
    : null;
}

/** Returns when a member's renewal is due next; null if nothing renews or its charge is on the way. */
export async function nextRenewal(services: Pick<Services, 'db'>, input: ChangeInput): Promise<Date | null> {
  const row = await findSubscription(services.db, input.site.id, input.memberId);
  if (row?.state !== 'active') return null;
  const member = await readMember(services.db, input.site.id, input.memberId);
  if (row.renewalOrder === null && isSuspended(member?.suspendedUntil ?? null, input.now))
    return new Date(input.now.getTime() + SUSPENSION_PAUSE);
  const step = renewalStep(row, input.now);
  if (step === 'remind') return new Date(input.now.getTime() + REMINDER_PAUSE);
  return step === 'charge' ? null : step.at;
}

/**
 * Charges a renewal once, also if the response of an earlier charge was lost. A provider that cannot be reached is asked
 * again later. A day after its order nothing is charged any more: the order fails, unless the provider has a charge of it.
 */
export async function chargeRenewal(
  services: UnitOfWorkServices & Pick<Services, 'paymentProvider' | 'log'>,
  { site, now }: ChangeInput,
  { order, mandateOf }: DueCharge,
): Promise<void> {
  const { db, paymentProvider: provider, log } = services;
  const { id, noticeToken: token, amount, currency } = order;
  const noticeUrl = `${site.origin}${calls.confirmPayment.path}${writeQuery(calls.confirmPayment, { order: id, token })}`;
  const isLate = now.getTime() - order.createdAt.getTime() >= CHARGE_PATIENCE;
  try {
    if (mandateOf === null || isLate)
      return await endUnpaid(services, { site, id, now }, { order, state: isLate ? 'failed' : 'cancelled' });
    if (!provider) throw new Error('There is no provider.');
    const charge = { orderId: id, amount: { amount, currency }, description: site.settings.name };
    const payment = await requestOnce(provider, { order, now }, async () => ({
      ...(await provider.charge({ ...charge, mandateOf, noticeUrl })),
      payUrl: null,
    }));
    await storePayment(db, id, payment);
  } catch (error) {
    log.error('A renewal could not be charged', { site: site.id, order: id, error: String(error) });
  }
}
