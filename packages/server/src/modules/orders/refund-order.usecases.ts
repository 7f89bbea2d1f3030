import { backOf, fullRefund, isOrderPaid, type Return } from '@meetcute/core';
import { type Change, createUnitOfWork, type UnitOfWorkServices } from '../../database/unit-of-work.ts';
import { ServerError } from '../../errors.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';
import type { Job } from '../../jobs/jobs.table.ts';
import type { Reschedule } from '../../jobs/worker.ts';
import type { Services } from '../../services.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import { findOrder, requestRefund } from './orders.repository.ts';
import type { Order, StoredRefund } from './orders.table.ts';
import { transactionOf } from './orders.view.ts';
import { followReported, type ReturnContext } from './return-money.usecases.ts';

/** Pause in ms before a job asks a provider again that could not be reached. */
const RETRY_PAUSE = 3_600_000;

/** Returns the key of an order's refund. One that follows a failed refund has another key, so that it is sent. */
function keyOf({ id, returns }: Order): string {
  const failureCount = returns.filter(({ kind, isUndone }) => kind === 'refund' && isUndone).length;
  return failureCount === 0 ? `withdrawal-${id}` : `withdrawal-${id}-${failureCount + 1}`;
}

/**
 * Makes the provider send back the requested part of an order, and returns it. Repeating it sends nothing again. Throws
 * unavailable when the provider cannot be reached.
 */
export async function sendRefund(
  { paymentProvider: provider, log }: Pick<Services, 'paymentProvider' | 'log'>,
  order: Order,
): Promise<Return> {
  const { id, reference, refund, currency } = order;
  if (!refund || reference === null || !provider) throw new ServerError('unavailable');
  const amount = { amount: refund.amount, currency };
  return provider.refund({ reference, amount, key: keyOf(order) }).catch((error: unknown) => {
    log.error('A refund could not be sent', { order: id, error: String(error) });
    throw new ServerError('unavailable', { retryAfter: 10 });
  });
}

/** Follows a refund that was sent, with what it takes from the buyer, who must be locked. Does nothing the second time. */
export async function completeRefund(
  change: Change,
  context: ReturnContext,
  { id, sent }: { id: string; sent: Return },
): Promise<Order | null> {
  const order = await findOrder(change.tx, context.site.id, { id });
  return order && isOrderPaid(order.state) ? followReported(change, context, order, [sent]) : order;
}

/** A refund that an operator asks for. */
export interface RefundRequest {
  siteId: string;
  id: string;
  /** Why, in the words of the author. */
  reason: string;
  /** Operator who pays back. */
  author: string;
  now: Date;
}

/**
 * Requests that a whole paid order goes back; a job of a running server sends it and completes it. A refund that was
 * requested before keeps its amount, because it may have been sent, and gets the reason and author if it has none.
 * Returns the order with the refund, and whether it was requested before; null if there is no order.
 */
export async function requestOrderRefund(
  services: Omit<UnitOfWorkServices, 'worker'>,
  { siteId, id, reason, author, now }: RefundRequest,
): Promise<{ order: Order; wasRequested: boolean } | null> {
  const existingOrder = await findOrder(services.db, siteId, { id });
  if (!existingOrder) return null;
  const unitOfWork = createUnitOfWork({ ...services, worker: idleWorker }, { siteId, now });
  return unitOfWork.run(existingOrder.memberId === null ? [] : [existingOrder.memberId], async (change) => {
    const { tx, addJobs } = change;
    const order = await findOrder(tx, siteId, { id });
    if (!order) return null;
    const wasRequested = order.refund !== null;
    if (order.state !== 'paid') return { order, wasRequested };
    const refund: StoredRefund = { reason, author, ...(order.refund ?? fullRefund(transactionOf(order))) };
    await requestRefund(tx, id, refund);
    await appendAudit(change, {
      siteId,
      at: now,
      author,
      action: 'refund',
      subjectKind: 'order',
      subjectId: id,
      reason,
      details: { amount: refund.amount, currency: order.currency, wasRequested },
    });
    addJobs([{ id: `refund-${id}`, kind: 'refund-order', subject: id }]);
    return { order: { ...order, refund }, wasRequested };
  });
}

/** Completes a refund that was requested, but neither by its request nor by an earlier run of this job. */
export async function finishRefund(
  services: Omit<UnitOfWorkServices, 'worker'> &
    Pick<Services, 'paymentProvider' | 'log' | 'sites' | 'clock'>,
  { siteId, subject: id }: Pick<Job, 'siteId' | 'subject'>,
  reschedule: Reschedule,
): Promise<void> {
  const site = services.sites.find((each) => each.id === siteId);
  const order = await findOrder(services.db, siteId, { id });
  if (!site || !order?.refund) return;
  if (order.state !== 'paid') {
    // Another return came first. What it leaves is not sent by itself, because the payment may not cover both.
    const isShort = order.returns.length > 0 && backOf(order.returns) < order.refund.amount;
    if (isShort) services.log.error('A requested refund was not sent', { site: siteId, order: id });
    return;
  }
  const now = services.clock.now();
  let sentReturn: Return;
  try {
    sentReturn = await sendRefund(services, order);
  } catch {
    reschedule(new Date(now.getTime() + RETRY_PAUSE));
    return;
  }
  const unitOfWork = createUnitOfWork({ ...services, worker: idleWorker }, { siteId, now });
  const buyers = order.memberId === null ? [] : [order.memberId];
  await unitOfWork.run(buyers, (change) =>
    completeRefund(change, { site, now, log: services.log }, { id, sent: sentReturn }),
  );
}
