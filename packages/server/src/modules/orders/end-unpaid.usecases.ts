import type { OrderState } from '@meetcute/contract';
import { createUnitOfWork } from '../../database/unit-of-work.ts';
import { adoptPayment } from './lost-payments.usecases.ts';
import { moveOrder } from './move-order.usecases.ts';
import { findOrder } from './orders.repository.ts';
import type { Order } from './orders.table.ts';
import { checkPayment, type OrderInput, type PaymentServices } from './payments.usecases.ts';

/**
 * Ends an open order without a payment. A charge that the provider has made nevertheless keeps its order; a buyer has not
 * seen the page of such a payment, so nobody asks for it. Rejects when the provider cannot be reached.
 */
export async function endUnpaid(
  services: PaymentServices,
  { site, id, now }: OrderInput,
  { order, state }: { order: Order; state: OrderState },
): Promise<void> {
  const currentOrder = order.renewal === 'charge' ? await adoptPayment(services, order) : order;
  if (currentOrder.reference !== null) return checkPayment(services, { site, id, now }, currentOrder);
  const unitOfWork = createUnitOfWork(services, { siteId: site.id, now });
  await unitOfWork.run(order.memberId === null ? [] : [order.memberId], async (change) => {
    const current = await findOrder(change.tx, site.id, { id });
    if (current?.state === 'open' && current.reference === null)
      await moveOrder(change, { site, now }, current, state);
  });
}
