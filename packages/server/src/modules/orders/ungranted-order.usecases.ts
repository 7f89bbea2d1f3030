import type { OrderState } from '@meetcute/contract';
import { fullRefund, orderEffect, paymentPostings } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import type { Change } from '../../database/unit-of-work.ts';
import type { Site } from '../../sites.ts';
import { postEntry, postMoney } from '../ledger/ledger.repository.ts';
import { isWelcome } from '../shop/discounts.usecases.ts';
import { hasGrantedWith, requestRefund } from './orders.repository.ts';
import type { Order, StoredRefund } from './orders.table.ts';
import { transactionOf } from './orders.view.ts';

/** Returns why an order gets nothing for a payment that arrives now; null if it gets its product. */
async function reasonOf(tx: Executor, site: Site, order: Order): Promise<string | null> {
  const { id, memberId, discountCode: code } = order;
  if (memberId === null) return 'The account was erased before the payment.';
  if (code === null || !isWelcome(site, code)) return null;
  const isUsed = await hasGrantedWith(tx, site.id, { memberId, code, except: id });
  return isUsed ? 'Another order with the welcome discount was paid before.' : null;
}

/**
 * Returns the refund of a payment that arrives for nothing: the account is erased, or another order has taken the welcome
 * discount. Null for any other change.
 */
export async function refusalOf(
  tx: Executor,
  site: Site,
  order: Order,
  nextState: OrderState,
): Promise<StoredRefund | null> {
  const reason = orderEffect(order.state, nextState) === 'grant' ? await reasonOf(tx, site, order) : null;
  return reason === null
    ? null
    : { ...fullRefund(transactionOf(order)), unused: 0, isUngranted: true, reason };
}

/**
 * Posts the payment of a moved order that grants nothing, and has a job send it back, as a whole and with the reason in
 * the ledger.
 */
export async function followUngranted(
  { tx, addJobs }: Change,
  { site, now }: { site: Site; now: Date },
  { id: subject, memberId, state, amount: total, tax, currency, refund }: Order,
): Promise<void> {
  if (state !== 'paid' || !refund) return;
  const entry = { siteId: site.id, kind: 'payment', subject, at: now } as const;
  const postings = paymentPostings({ total, tax, currency }, 0);
  if (memberId === null) await postMoney(tx, entry, postings);
  else await postEntry(tx, { ...entry, memberId }, postings);
  await requestRefund(tx, subject, refund);
  addJobs([{ id: `refund-${subject}`, kind: 'refund-order', subject }]);
}
