import { calls, ORDERS_PAGE } from '@meetcute/contract';
import { DONE } from '../../done.ts';
import type { Routes } from '../../http/call-context.ts';
import { type Limit, throttle } from '../../http/throttle.ts';
import { listOrders } from './orders.repository.ts';
import { createOrder } from './orders.usecases.ts';
import { transactionOf } from './orders.view.ts';
import { confirmPayment, getTransaction, startPayment } from './payments.usecases.ts';

const ORDER_LIMIT: Limit = { name: 'order', max: 30, window: 3_600_000 };

/** Orders, their payments, and notices of the payment provider. */
export const ordersRoutes: Routes = (mount, services) => {
  mount(calls.createOrder, async ({ site, user, payload, now, unitOfWork }) => {
    await throttle(services.db, ORDER_LIMIT, { siteId: site.id, subject: user.id, now });
    return createOrder(unitOfWork, services.ids, { site, memberId: user.id, now }, payload);
  });

  mount(calls.startPayment, async ({ site, user, payload: { transaction: id }, now }) => ({
    pay_url: await startPayment(services, { site, id, memberId: user.id, now }),
  }));

  mount(calls.getTransaction, async ({ site, user, query: { id }, now }) => ({
    transaction: await getTransaction(services, { site, id, memberId: user.id, now }),
  }));

  mount(calls.getOrders, async ({ site, user, query: { before } }) => {
    const orders = await listOrders(services.db, site.id, { memberId: user.id, before, limit: ORDERS_PAGE });
    return { transactions: orders.map(transactionOf) };
  });

  mount(calls.confirmPayment, async ({ site, query: { order: id, token }, now }) => {
    await confirmPayment(services, { site, id, token, now });
    return DONE;
  });
};
