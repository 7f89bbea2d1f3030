import type { KnownPayment, PaymentProvider } from '../../ports/payment-provider.ts';
import type { Services } from '../../services.ts';
import { storePayment } from './orders.repository.ts';
import type { Order } from './orders.table.ts';

/** Time in ms in which a provider surely knows that a request is repeated. Mollie forgets requests after an hour. */
const REMEMBERED = 1_800_000;

const lookUp = (provider: PaymentProvider, { id, createdAt }: Order): Promise<KnownPayment | null> =>
  provider.find({ orderId: id, orderedAt: createdAt });

/** Returns the payment that an earlier request has made for an order, or else that of a new request. */
export async function requestOnce(
  provider: PaymentProvider,
  { order, now }: { order: Order; now: Date },
  request: () => Promise<KnownPayment>,
): Promise<KnownPayment> {
  const isOld = now.getTime() - order.createdAt.getTime() >= REMEMBERED;
  return (isOld ? await lookUp(provider, order) : null) ?? request();
}

/**
 * Returns an order with the payment that its provider has of it, if the response of its request was lost. Rejects when the
 * provider cannot be reached.
 */
export async function adoptPayment(
  { db, paymentProvider: provider }: Pick<Services, 'db' | 'paymentProvider'>,
  order: Order,
): Promise<Order> {
  const payment = order.reference === null && provider ? await lookUp(provider, order) : null;
  return payment ? { ...order, ...(await storePayment(db, order.id, payment)) } : order;
}
