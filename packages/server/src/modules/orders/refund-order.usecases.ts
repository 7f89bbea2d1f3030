import { fullRefund, orderStateAfter } from '@meetcute/core';
import { type Change, createUnitOfWork, type UnitOfWorkServices } from '../../database/unit-of-work.ts';
import { ServerError } from '../../errors.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';
import type { Job } from '../../jobs/jobs.table.ts';
import type { Reschedule } from '../../jobs/worker.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { moveOrder } from './move-order.usecases.ts';
import { findOrder, requestRefund } from './orders.repository.ts';
import type { Order } from './orders.table.ts';
import { transactionOf } from './orders.view.ts';

/** Pause in ms before a job asks a provider again that could not be reached. */
const RETRY_PAUSE = 3_600_000;

/**
 * Makes the provider send back the requested part of an order. Repeating it sends nothing again. Throws unavailable when
 * the provider cannot be reached.
 */
export async function sendRefund(
  { paymentProvider: provider, log }: Pick<Services, 'paymentProvider' | 'log'>,
  { id, reference, refund, currency }: Order,
): Promise<void> {
  if (!refund || reference === null || !provider) throw new ServerError('unavailable');
  const amount = { amount: refund.amount, currency };
  await provider.refund({ reference, amount, key: `withdrawal-${id}` }).catch((error: unknown) => {
    log.error('A refund could not be sent', { order: id, error: String(error) });
    throw new ServerError('unavailable', { retryAfter: 10 });
  });
}

/** Moves an order to `refunded`, with what follows for its buyer, who must be locked. Does nothing the second time. */
export async function completeRefund(
  change: Change,
  { site, now }: { site: Site; now: Date },
  id: string,
): Promise<Order | null> {
  const order = await findOrder(change.tx, site.id, { id });
  if (!order) return null;
  const state = orderStateAfter(order.state, 'refunded');
  if (state === order.state) return order;
  return moveOrder(change, { site, now }, order, state);
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
 * requested before stays as it is. Returns the order as it was; null if there is none.
 */
export async function requestOrderRefund(
  services: Omit<UnitOfWorkServices, 'worker'>,
  { siteId, id, reason, author, now }: RefundRequest,
): Promise<Order | null> {
  const known = await findOrder(services.db, siteId, { id });
  if (!known) return null;
  const unitOfWork = createUnitOfWork({ ...services, worker: idleWorker }, { siteId, now });
  return unitOfWork.run(known.memberId === null ? [] : [known.memberId], async ({ tx, addJobs }) => {
    const order = await findOrder(tx, siteId, { id });
    if (order?.state !== 'paid') return order;
    if (!order.refund) await requestRefund(tx, id, { ...fullRefund(transactionOf(order)), reason, author });
    addJobs([{ id: `refund-${id}`, kind: 'refund-order', subject: id }]);
    return order;
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
  if (!site || order?.state !== 'paid' || !order.refund) return;
  const now = services.clock.now();
  try {
    await sendRefund(services, order);
  } catch {
    reschedule(new Date(now.getTime() + RETRY_PAUSE));
    return;
  }
  const unitOfWork = createUnitOfWork({ ...services, worker: idleWorker }, { siteId, now });
  const buyers = order.memberId === null ? [] : [order.memberId];
  await unitOfWork.run(buyers, (change) => completeRefund(change, { site, now }, id));
}
