import { extendedPremium, fullRefund, orderEffect, postPayment, postReturn } from '@meetcute/core';
import type { OrderState } from '@meetcute/contract';
import type { Change } from '../../database/unit-of-work.ts';
import { postEntry } from '../ledger/ledger.repository.ts';
import { updateMember } from '../members/members.repository.ts';
import { appendUser, type ChangeInput } from '../members/members.usecases.ts';
import { readMember } from '../profile/profile.repository.ts';
import { followFailure, followPayment, followReturn } from '../subscriptions/follow-order.usecases.ts';
import { type Order, signatureOf, type StoredRefund } from './orders.table.ts';
import { transactionOf } from './orders.view.ts';

/**
 * Gives a buyer what an order grants, or takes it back, as the change of its state demands, with the entry of the
 * ledger. The buyer must be locked. Does nothing for an erased account.
 */
export async function applyEffect(
  change: Change,
  { site, memberId, now }: ChangeInput,
  order: Order,
  after: OrderState,
): Promise<void> {
  const effect = orderEffect(order.state, after);
  if (effect === 'none') return followFailure(change, { site, memberId, now }, order, after);
  const member = await readMember(change.tx, site.id, memberId);
  if (!member) return;
  const { product, currency } = order;
  // A chargeback takes everything back, whatever a withdrawal has asked for.
  const part: StoredRefund = (after === 'refunded' && order.refund) || fullRefund(transactionOf(order));
  const paid = { total: part.amount, tax: part.tax, currency };
  const credits = product.credits === null ? 0 : part.unused;
  const entry = { siteId: site.id, memberId, subject: order.id, at: now };
  if (effect === 'grant')
    await postEntry(change.tx, { ...entry, kind: 'payment' }, postPayment(paid, credits));
  else {
    const postings = postReturn(paid, credits, member.credits);
    await postEntry(change.tx, { ...entry, kind: 'return', ...signatureOf(part) }, postings);
  }
  if (product.days !== null) {
    const days = effect === 'grant' ? part.unused : -part.unused;
    const paidUntil = extendedPremium(member.paidUntil, days, now);
    await updateMember(change.tx, site.id, memberId, { paidUntil });
    const input = { site, memberId, now };
    await (effect === 'grant' ? followPayment : followReturn)(change, input, order, paidUntil);
  }
  await appendUser(change, { site, memberId, now });
}
