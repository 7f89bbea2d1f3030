import { createUnitOfWork, type UnitOfWorkServices } from '../../database/unit-of-work.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';
import type { Job } from '../../jobs/jobs.table.ts';
import type { Reschedule } from '../../jobs/worker.ts';
import type { Services } from '../../services.ts';
import { checkPayment } from '../orders/payments.usecases.ts';
import { cancelOfAddress } from './cancel-by-email.usecases.ts';
import { advanceRenewal, chargeRenewal, nextRenewal } from './renewals.usecases.ts';
import { findCancellation } from './subscriptions.repository.ts';

/** Pause in ms before a provider is asked again, for a charge or its state. */
const CHECK_PAUSE = 3_600_000;

type JobServices = Omit<UnitOfWorkServices, 'worker'> &
  Pick<Services, 'paymentProvider' | 'log' | 'sites' | 'clock'>;
type Subject = Pick<Job, 'siteId' | 'subject'>;

/** Reminds a member of a renewal, or charges it. Waits for the next step; running it again does nothing twice. */
export async function renewPremium(
  services: JobServices,
  { siteId, subject: memberId }: Subject,
  reschedule: Reschedule,
): Promise<void> {
  const site = services.sites.find(({ id }) => id === siteId);
  if (!site) return;
  const tools = { ...services, worker: idleWorker };
  const input = { site, memberId, now: services.clock.now() };
  const unitOfWork = createUnitOfWork(tools, { siteId, now: input.now });
  const due = await unitOfWork.run([memberId], (change) => advanceRenewal(change, services, input));
  if (due?.order.reference) await checkPayment(tools, { site, id: due.order.id, now: input.now }, due.order);
  else if (due) await chargeRenewal(tools, input, due);
  // A charge is looked at again, because its notice may be late or lost.
  const next = due ? new Date(input.now.getTime() + CHECK_PAUSE) : await nextRenewal(services, input);
  if (next) reschedule(next);
}

/** Cancels the subscription of the address of a cancellation without login. */
export async function cancelAddress(services: JobServices, { siteId, subject }: Subject): Promise<void> {
  const site = services.sites.find(({ id }) => id === siteId);
  const cancellation = await findCancellation(services.db, siteId, subject);
  if (!site || !cancellation) return;
  const { email, date, receivedAt: now } = cancellation;
  await cancelOfAddress({ ...services, worker: idleWorker }, { site, email, day: date ?? '', now });
}
