import { extendedPremium, orderEffect, postPayment, postReturn, type PaidAmount } from '@meetcute/core';
import type { OrderState } from '@meetcute/contract';
import type { Change } from '../../database/unit-of-work.ts';
import { postEntry } from '../ledger/ledger.repository.ts';
import { updateMember } from '../members/members.repository.ts';
import { appendUser, type ChangeInput } from '../members/members.usecases.ts';
import { readMember } from '../profile/profile.repository.ts';
import type { Order } from './orders.table.ts';

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
  const member = effect === 'none' ? null : await readMember(change.tx, site.id, memberId);
  if (effect === 'none' || !member) return;
  const { amount: total, tax, currency, product } = order;
  const paid: PaidAmount = { total, tax, currency };
  const credits = product.credits ?? 0;
  const entry = { siteId: site.id, memberId, subject: order.id, at: now };
  if (effect === 'grant')
    await postEntry(change.tx, { ...entry, kind: 'payment' }, postPayment(paid, credits));
  else await postEntry(change.tx, { ...entry, kind: 'return' }, postReturn(paid, credits, member.credits));
  if (product.days !== null) {
    const days = effect === 'grant' ? product.days : -product.days;
    const paidUntil = extendedPremium(member.paidUntil, days, now);
    await updateMember(change.tx, site.id, memberId, { paidUntil });
  }
  await appendUser(change, { site, memberId, now });
}
