import { createUnitOfWork, type UnitOfWorkServices } from '../../database/unit-of-work.ts';
import { repeat } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { moveOrder } from './move-order.usecases.ts';
import { findDueOrders } from './open-orders.repository.ts';
import { claimCheck, findOrder } from './orders.repository.ts';
import type { Order } from './orders.table.ts';
import { checkPayment } from './payments.usecases.ts';

const EVERY = 600_000;

type CheckServices = UnitOfWorkServices & Pick<Services, 'sites' | 'clock' | 'log' | 'paymentProvider'>;

/** Expires an order whose buyer never left for the payment page. */
async function expire(services: CheckServices, site: Site, { id, memberId }: Order): Promise<void> {
  const now = services.clock.now();
  const unitOfWork = createUnitOfWork(services, { siteId: site.id, now });
  await unitOfWork.run(memberId === null ? [] : [memberId], async (change) => {
    const order = await findOrder(change.tx, site.id, { id });
    if (order?.state === 'open' && order.reference === null)
      await moveOrder(change, { site, now }, order, 'expired');
  });
}

async function look(services: CheckServices, site: Site, order: Order): Promise<void> {
  if (order.reference === null) return expire(services, site, order);
  const now = services.clock.now();
  // Stored first, so that an order that the provider does not know is not asked for without end.
  if (await claimCheck(services.db, order.id, { pause: 0, now }))
    await checkPayment(services, { site, id: order.id, now }, order);
}

/**
 * Looks at the orders that can still be paid and nobody asks for: reads their payments, because a notice may be lost, and
 * expires those without a payment after a day.
 */
export async function checkOpenOrders(services: CheckServices): Promise<void> {
  for (const site of services.sites)
    for (const order of await findDueOrders(services.db, site.id, services.clock.now()))
      await look(services, site, order).catch((error: unknown) =>
        services.log.error('An open order could not be checked', { order: order.id, error: String(error) }),
      );
}

/** Checks open orders now and every ten minutes. */
export const watchOpenOrders = (services: Services): void =>
  repeat(services, 'Checking open orders', EVERY, () => checkOpenOrders(services));
