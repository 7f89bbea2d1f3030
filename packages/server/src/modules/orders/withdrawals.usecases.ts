import type { CallPayload, CallResponse, Calls, Money } from '@meetcute/contract';
import { DAY_MS, isRefundSeen, type Withdrawal, withdrawalOf } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import { createUnitOfWork, type UnitOfWork } from '../../database/unit-of-work.ts';
import { notFound, ServerError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { ChangeInput } from '../members/members.usecases.ts';
import { readMember } from '../profile/profile.repository.ts';
import { findOrder, promisedBack, requestRefund } from './orders.repository.ts';
import type { Order, StoredRefund } from './orders.table.ts';
import { transactionOf } from './orders.view.ts';
import { completeRefund, sendRefund } from './refund-order.usecases.ts';

/** Time in ms after which a job completes a withdrawal whose request was interrupted. */
const PATIENCE = 60_000;

/** Returns a member's order and what a withdrawal pays back now. Throws not_found. */
async function weigh(
  db: Executor,
  { site, memberId, now }: ChangeInput,
  id: string,
): Promise<{ order: Order; withdrawal: Withdrawal | null }> {
  const order = await findOrder(db, site.id, { id, memberId });
  const member = await readMember(db, site.id, memberId);
  if (!order || !member) throw notFound();
  // What another refund on its way will take is not left for this one.
  const promisedUnits = await promisedBack(db, { siteId: site.id, memberId, except: id });
  const remainder = {
    credits: Math.max(0, member.credits - promisedUnits.credits),
    premiumUntil: member.paidUntil && new Date(member.paidUntil.getTime() - promisedUnits.days * DAY_MS),
  };
  const withdrawal = withdrawalOf(transactionOf(order), remainder, now);
  return { order, withdrawal: withdrawal && { ...withdrawal, refund: order.refund ?? withdrawal.refund } };
}

/** Returns what a member gets back now for an order, and until when; null if it is too late. Throws not_found. */
export async function getWithdrawal(
  db: Executor,
  input: ChangeInput,
  id: string,
): Promise<CallResponse<Calls['getWithdrawal']>> {
  const { order, withdrawal } = await weigh(db, input, id);
  if (!withdrawal) return { withdrawal: null };
  const refund: Money = { amount: withdrawal.refund.amount, currency: order.currency };
  return { withdrawal: { refund, until: withdrawal.until.toISOString() } };
}

/**
 * Stores that a part of an order goes back, before the provider is asked for it, so that a repeated request pays back the
 * same amount, and confirms it by mail. Throws not_found, conflict (too late, or another amount than the member has seen).
 */
async function declare(
  services: Services,
  input: ChangeInput,
  id: string,
  seenRefund: Money,
): Promise<Order> {
  const { site, memberId, now } = input;
  const unitOfWork = createUnitOfWork(services, { siteId: site.id, now });
  return unitOfWork.run([memberId], async ({ tx, addJobs }) => {
    const { order, withdrawal } = await weigh(tx, input, id);
    if (!withdrawal) throw new ServerError('conflict');
    if (!isRefundSeen(withdrawal.refund.amount, transactionOf(order), seenRefund))
      throw new ServerError('conflict', { fields: { refund: 'changed' } });
    const refund: StoredRefund = { declaredAt: now.toISOString(), ...withdrawal.refund };
    await requestRefund(tx, id, refund);
    // Confirmed at once, because the refund may take days. A repeated request was confirmed before.
    if (!order.refund?.declaredAt)
      addJobs([{ id: `order-mail-${id}-withdrawn`, kind: 'order-mail', subject: `${id} withdrawn` }]);
    const dueAt = new Date(now.getTime() + PATIENCE);
    addJobs([{ id: `refund-${id}`, kind: 'refund-order', subject: id, dueAt }]);
    return { ...order, refund };
  });
}

/**
 * Withdraws from a member's order: the provider sends the money back, and the order is refunded. Throws not_found,
 * conflict, unavailable (the provider cannot be reached; a repeated request or a job completes the withdrawal).
 */
export async function withdrawOrder(
  services: Services,
  unitOfWork: UnitOfWork<CallResponse<Calls['withdrawOrder']>>,
  input: ChangeInput,
  { transaction: id, refund: seenRefund }: CallPayload<Calls['withdrawOrder']>,
): Promise<CallResponse<Calls['withdrawOrder']>> {
  const sentReturn = await sendRefund(services, await declare(services, input, id, seenRefund));
  return unitOfWork.run([input.memberId], async (change) => {
    const order = await completeRefund(change, { ...input, log: services.log }, { id, sent: sentReturn });
    if (!order) throw notFound();
    return { transaction: transactionOf(order) };
  });
}
