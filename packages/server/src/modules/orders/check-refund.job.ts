import { DAY_MS } from '@meetcute/core';
import type { UnitOfWorkServices } from '../../database/unit-of-work.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';
import type { Job } from '../../jobs/jobs.table.ts';
import type { Reschedule } from '../../jobs/worker.ts';
import type { Services } from '../../services.ts';
import { findOrder } from './orders.repository.ts';
import { checkPayment } from './payments.usecases.ts';
import { REFUND_CHECK_PAUSE } from './return-money.usecases.ts';

/** Time in ms in which banks reject a refund. */
const REFUND_MAY_FAIL = 21 * DAY_MS;

/** Looks daily whether a refund that was sent has failed, for three weeks, because the notice of it may be lost. */
export async function checkRefund(
  services: Omit<UnitOfWorkServices, 'worker'> &
    Pick<Services, 'paymentProvider' | 'log' | 'sites' | 'clock'>,
  { siteId, subject: id }: Pick<Job, 'siteId' | 'subject'>,
  reschedule: Reschedule,
): Promise<void> {
  const { db, sites, clock, log } = services;
  const site = sites.find((each) => each.id === siteId);
  const order = await findOrder(db, siteId, { id });
  if (!site || !order?.returns.some(({ kind, isUndone }) => kind === 'refund' && !isUndone)) return;
  const now = clock.now();
  await checkPayment({ ...services, worker: idleWorker }, { site, id, now }, order).catch((error: unknown) =>
    log.error('A refund could not be checked', { order: id, error: String(error) }),
  );
  const next = new Date(now.getTime() + REFUND_CHECK_PAUSE);
  if (next.getTime() <= order.changedAt.getTime() + REFUND_MAY_FAIL) reschedule(next);
}
