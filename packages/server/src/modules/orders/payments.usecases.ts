import { calls, type Transaction, writeQuery } from '@meetcute/contract';
import { href, isOrderOpen, isOrderPaid, orderStateAfter } from '@meetcute/core';
import { createUnitOfWork, type UnitOfWorkServices } from '../../database/unit-of-work.ts';
import { notFound, ServerError } from '../../errors.ts';
import { sha256 } from '../../hash.ts';
import type { NewPayment, ReportedPayment } from '../../ports/payment-provider.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { hasPaid } from '../shop/discounts.repository.ts';
import { isWelcome } from '../shop/discounts.usecases.ts';
import { adoptPayment, requestOnce } from './lost-payments.usecases.ts';
import { moveOrder } from './move-order.usecases.ts';
import { followReported } from './return-money.usecases.ts';
import { claimCheck, findOrder, storePayment } from './orders.repository.ts';
import type { Order } from './orders.table.ts';
import { transactionOf } from './orders.view.ts';

/** Pause in ms between two requests to the provider about one order, whoever asks. */
const CHECK_PAUSE = 2000;

/** Services that reading payments needs. */
export type PaymentServices = UnitOfWorkServices & Pick<Services, 'paymentProvider' | 'log'>;

/** An order of a site, and the time of the request. */
export interface OrderInput {
  site: Site;
  id: string;
  now: Date;
}

/**
 * Returns the address where a member pays an order, and creates the payment at the first request. Throws not_found,
 * conflict (it cannot be paid any more, or its welcome discount is used), unavailable (the provider cannot be reached; the order stays open).
 */
export async function startPayment(
  { db, paymentProvider: provider, log }: Services,
  { site, id, memberId, now }: OrderInput & { memberId: string },
): Promise<string> {
  const order = await findOrder(db, site.id, { id, memberId });
  if (!order) throw notFound();
  if (!isOrderOpen(order.state) || order.renewal === 'charge') throw new ServerError('conflict');
  const isUsed = isWelcome(site, order.discountCode) && (await hasPaid(db, site.id, memberId));
  if (isUsed) throw new ServerError('conflict');
  let { payUrl } = order;
  if (payUrl !== null) return payUrl;
  if (order.reference !== null) throw new ServerError('conflict');
  if (!provider) throw new ServerError('unavailable');
  const { amount, currency, paymentMethod: method, noticeToken: token, renewal } = order;
  try {
    const request: NewPayment = {
      orderId: id,
      amount: { amount, currency },
      method,
      description: site.settings.name,
      ...(renewal === 'agreed' ? { renews: true } : {}),
      returnUrl: `${site.origin}${href('transactions-transactionId', { transactionId: id })}`,
      noticeUrl: `${site.origin}${calls.confirmPayment.path}${writeQuery(calls.confirmPayment, { order: id, token })}`,
    };
    const payment = await requestOnce(provider, { order, now }, () => provider.create(request));
    ({ payUrl } = await storePayment(db, id, payment));
  } catch (error) {
    log.error('A payment could not be started', { site: site.id, order: id, error: String(error) });
    throw new ServerError('unavailable', { retryAfter: 10 });
  }
  if (payUrl === null) throw new ServerError('conflict');
  return payUrl;
}

/** Moves an order to the state that its provider reports, with everything that follows from it, in one transaction. */
async function applyReport(
  services: PaymentServices,
  { site, id, now }: OrderInput,
  memberId: string | null,
  { state, amount, returns }: ReportedPayment,
): Promise<void> {
  const unitOfWork = createUnitOfWork(services, { siteId: site.id, now });
  await unitOfWork.run(memberId === null ? [] : [memberId], async (change) => {
    // Read again, because another report may have been applied before the member was locked.
    const order = await findOrder(change.tx, site.id, { id });
    if (!order) return;
    if (amount.amount !== order.amount || amount.currency !== order.currency) {
      services.log.error('A payment differs from its order', { site: site.id, order: id, paid: amount });
      return;
    }
    const nextState = orderStateAfter(order.state, state);
    const movedOrder =
      nextState === order.state ? order : await moveOrder(change, { site, now }, order, nextState);
    // What went back before returns were stored is posted as a whole.
    const isWithoutReturns = movedOrder.state !== 'paid' && movedOrder.returns.length === 0;
    if (!isOrderPaid(movedOrder.state) || isWithoutReturns) return;
    await followReported(change, { site, now, log: services.log }, movedOrder, returns);
  });
}

/** Asks the provider for the state of a started payment and applies it. Rejects when the provider cannot be reached. */
export async function checkPayment(
  services: PaymentServices,
  input: OrderInput,
  { reference, memberId }: Order,
): Promise<void> {
  if (reference === null || !services.paymentProvider) return;
  await applyReport(services, input, memberId, await services.paymentProvider.read(reference));
}

/**
 * Handles a notice of the provider about an order. Throws not_found for a forged one, and unavailable when the provider
 * cannot be reached, so that it repeats the notice.
 */
export async function confirmPayment(
  services: Services,
  { token, ...input }: OrderInput & { token: string },
): Promise<void> {
  const order = await findOrder(services.db, input.site.id, { id: input.id });
  // Digests, so that the time of the comparison tells nothing about the token.
  if (!order || sha256(order.noticeToken) !== sha256(token)) throw notFound();
  // The notice may be the first sign of a payment whose response was lost.
  const check = async () => checkPayment(services, input, await adoptPayment(services, order));
  await check().catch((error: unknown) => {
    services.log.error('A payment could not be read', { order: input.id, error: String(error) });
    throw new ServerError('unavailable', { retryAfter: 10 });
  });
}

/**
 * Returns a member's order. Asks the provider first while it can still be paid, because a notice may be late or lost; if
 * the provider cannot be reached, returns the last known state. Throws not_found.
 */
export async function getTransaction(
  services: Services,
  { memberId, ...input }: OrderInput & { memberId: string },
): Promise<Transaction> {
  const { db, log } = services;
  const find = () => findOrder(db, input.site.id, { id: input.id, memberId });
  const order = await find();
  if (!order) throw notFound();
  const isDue = isOrderOpen(order.state) && order.reference !== null;
  if (!isDue || !(await claimCheck(db, order.id, { pause: CHECK_PAUSE, now: input.now })))
    return transactionOf(order);
  await checkPayment(services, input, order).catch((error: unknown) =>
    log.error('A payment could not be read', { order: input.id, error: String(error) }),
  );
  return transactionOf((await find()) ?? order);
}
