import type { UnitOfWorkServices } from '../../database/unit-of-work.ts';
import { repeat } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { endUnpaid } from './end-unpaid.usecases.ts';
import { findDueOrders } from './open-orders.repository.ts';
import { claimCheck } from './orders.repository.ts';
import type { Order } from './orders.table.ts';
import { checkPayment } from './payments.usecases.ts';

const EVERY = 600_000;

type CheckServices = UnitOfWorkServices & Pick<Services, 'sites' | 'clock' | 'log' | 'paymentProvider'>;

async function look(services: CheckServices, site: Site, order: Order): Promise<void> {
  const now = services.clock.now();
  const input = { site, id: order.id, now };
  // Stored first, so that an order that the provider does not know is not asked for without end.
  if (!(await claimCheck(services.db, order.id, { pause: 0, now }))) return;
  if (order.reference !== null) await checkPayment(services, input, order);
  else await endUnpaid(services, input, { order, state: order.renewal === 'charge' ? 'failed' : 'expired' });
}

/**
 * Looks at the orders that can still be paid and nobody asks for: reads their payments, because a notice may be lost, and
 * ends those without a payment.
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
