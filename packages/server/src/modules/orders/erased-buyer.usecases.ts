import type { OrderState } from '@meetcute/contract';
import { fullRefund, orderEffect, postPayment, postReturn } from '@meetcute/core';
import type { Change } from '../../database/unit-of-work.ts';
import type { Site } from '../../sites.ts';
import { postMoney } from '../ledger/ledger.repository.ts';
import { requestRefund } from './orders.repository.ts';
import { type Order, signatureOf, type StoredRefund } from './orders.table.ts';
import { transactionOf } from './orders.view.ts';

/**
 * Posts the money of an order whose buyer's account is erased; there is no wallet any more. A payment that arrives so late
 * is sent back by a job.
 */
export async function followErased(
  { tx, addJobs }: Change,
  { site, now }: { site: Site; now: Date },
  order: Order,
  after: OrderState,
): Promise<void> {
  const effect = orderEffect(order.state, after);
  if (effect === 'none') return;
  const { id: subject, currency } = order;
  const whole: StoredRefund = { ...fullRefund(transactionOf(order)), unused: 0 };
  const part = (after === 'refunded' && order.refund) || whole;
  const paid = { total: part.amount, tax: part.tax, currency };
  const entry = { siteId: site.id, subject, at: now };
  if (effect === 'revoke') {
    await postMoney(tx, { ...entry, kind: 'return', ...signatureOf(part) }, postReturn(paid, 0, 0));
    return;
  }
  await postMoney(tx, { ...entry, kind: 'payment' }, postPayment(paid, 0));
  await requestRefund(tx, subject, { ...whole, reason: 'The account was erased before the payment.' });
  addJobs([{ id: `refund-${subject}`, kind: 'refund-order', subject }]);
}
