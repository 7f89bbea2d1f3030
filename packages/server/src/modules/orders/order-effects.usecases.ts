import { extendedPremium, fullRefund, paymentPostings } from '@meetcute/core';
import type { OrderState } from '@meetcute/contract';
import type { Change } from '../../database/unit-of-work.ts';
import { postEntry } from '../ledger/ledger.repository.ts';
import { updateMember } from '../members/members.repository.ts';
import { appendUser, type ChangeInput } from '../members/members.usecases.ts';
import { readMember } from '../profile/profile.repository.ts';
import { followFailure, followPayment } from '../subscriptions/follow-order.usecases.ts';
import type { Order } from './orders.table.ts';
import { transactionOf } from './orders.view.ts';

/**
 * Gives a buyer what a paid order grants, with the entry of the ledger, or follows a payment that has failed. The buyer
 * must be locked. Does nothing for an erased account.
 */
export async function applyEffect(
  change: Change,
  { site, memberId, now }: ChangeInput,
  order: Order,
  nextState: OrderState,
): Promise<void> {
  if (nextState !== 'paid') return followFailure(change, { site, memberId, now }, order, nextState);
  const member = await readMember(change.tx, site.id, memberId);
  if (!member) return;
  const { product, currency } = order;
  const { amount: total, tax, unused } = fullRefund(transactionOf(order));
  const entry = { siteId: site.id, memberId, kind: 'payment', subject: order.id, at: now } as const;
  await postEntry(change.tx, entry, paymentPostings({ total, tax, currency }, product.credits ?? 0));
  if (product.days !== null) {
    const paidUntil = extendedPremium(member.paidUntil, unused, now);
    await updateMember(change.tx, site.id, memberId, { paidUntil });
    await followPayment(change, { site, memberId, now }, order, paidUntil);
  }
  await appendUser(change, { site, memberId, now });
}
