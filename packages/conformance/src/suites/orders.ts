import type { Client } from '@meetcute/client';
import { calls, type OrderState, type Transaction } from '@meetcute/contract';
import { DAY_MS } from '@meetcute/core';
import { describe, expect, test } from 'vitest';
import { join } from '../browser.ts';
import { eventsUntil } from '../events.ts';
import type { Running } from '../target.ts';

/** Order that the paid site accepts. */
export const ORDER = {
  product: 'credits-50',
  country: 'NL',
  payment_method: 'ideal',
  price: { amount: 1199, currency: 'EUR' },
} as const;
/** Order of premium that the paid site accepts. */
export const PREMIUM = { ...ORDER, product: 'premium-30', price: { amount: 1999, currency: 'EUR' } } as const;

/** Orders a product and starts its payment. */
export async function startOrder(
  client: Client,
  order: typeof ORDER | typeof PREMIUM = ORDER,
): Promise<Transaction> {
  const { transaction } = await client.call(calls.createOrder, { payload: order });
  await client.call(calls.startPayment, { payload: { transaction: transaction.id } });
  return transaction;
}

/** Tests orders and their payments. */
export function orders(running: () => Running): void {
  describe('orders', () => {
    const buyer = async () => (await join(running(), 'paid')).browser.client;
    const userOf = async (client: Client) => (await client.call(calls.getUser)).user;
    const stateOf = async (client: Client, id: string) =>
      (await client.call(calls.getTransaction, { query: { id } })).transaction.state;
    const notify = async (address: string) =>
      (await running().fetch('paid', new Request(`http://nocturne.localhost${address}`, { method: 'POST' })))
        .status;
    /** Changes a payment at the provider, which notifies the site. */
    const report = async (id: string, state: OrderState, times = 1) => {
      const address = await running().reportPayment('paid', id, state);
      const notices = await Promise.all(Array.from({ length: times }, () => notify(address)));
      expect(new Set(notices)).toEqual(new Set([200]));
      return address;
    };

    test('an order is open until it is paid, and grants its credits once, however often the notice arrives', async () => {
      const anna = await buyer();
      const { id, ...order } = await startOrder(anna);
      expect(order).toMatchObject({
        product: { id: 'credits-50', credits: 50, price: ORDER.price },
        country: 'NL',
        payment_method: 'ideal',
        discount_code: null,
        price: ORDER.price,
        tax: { amount: 208, currency: 'EUR' },
        state: 'open',
        payable: true,
      });
      expect((await userOf(anna)).credits).toBe(0);
      await report(id, 'paid', 100);
      expect(await stateOf(anna, id)).toBe('paid');
      expect((await userOf(anna)).credits).toBe(50);
    });

    test('each change of an order reaches open tabs, with the credits in the same step', async () => {
      const anna = await join(running(), 'paid');
      const [start] = await eventsUntil(anna, 'reset');
      const { id } = await startOrder(anna.browser.client);
      const orderEvents = await eventsUntil(anna, 'transaction', start!.id);
      expect(orderEvents).toMatchObject([{ type: 'transaction', data: { id, state: 'open' } }]);
      await report(id, 'paid', 3);
      const paymentEvents = await eventsUntil(anna, 'user', orderEvents[0]!.id);
      expect(paymentEvents).toMatchObject([
        { type: 'transaction', data: { id, state: 'paid', payable: false, price: ORDER.price } },
        { type: 'user', data: { credits: 50 } },
      ]);
    });

    test('starting the payment again returns the same address', async () => {
      const anna = await buyer();
      const { id } = await startOrder(anna);
      const start = () => anna.call(calls.startPayment, { payload: { transaction: id } });
      const [one, other] = [await start(), await start()];
      expect(URL.canParse(one.pay_url)).toBe(true);
      expect(other).toEqual(one);
    });

    test('an order whose notice is lost is paid once the buyer asks for it', async () => {
      const anna = await buyer();
      const { id } = await startOrder(anna);
      await running().reportPayment('paid', id, 'paid');
      expect(await stateOf(anna, id)).toBe('paid');
      expect((await userOf(anna)).credits).toBe(50);
    });

    test.each(['pending', 'failed', 'expired', 'cancelled'] as const)(
      'an order that is %s grants nothing',
      async (state) => {
        const anna = await buyer();
        const { id } = await startOrder(anna);
        await report(id, state);
        expect(await stateOf(anna, id)).toBe(state);
        expect(await userOf(anna)).toMatchObject({ credits: 0, paid_user: false });
      },
    );

    test.each(['refunded', 'charged_back'] as const)(
      'an order that is %s takes back what is left',
      async (state) => {
        const anna = await buyer();
        const [credits, premium] = [await startOrder(anna), await startOrder(anna, PREMIUM)];
        for (const { id } of [credits, premium]) await report(id, 'paid');
        expect(await userOf(anna)).toMatchObject({ credits: 50, paid_user: true });
        for (const { id } of [credits, premium]) {
          await report(id, state);
          await report(id, 'paid');
          expect(await stateOf(anna, id)).toBe(state);
        }
        expect(await userOf(anna)).toMatchObject({ credits: 0, paid_user: false });
      },
    );

    test('premium lasts the days of the order, from its end when it is ordered again, and is over by the clock', async () => {
      const { browser, user } = await join(running(), 'paid');
      const anna = browser.client;
      const readRemainingTime = async () => Date.parse((await userOf(anna)).premium_until ?? '') - Date.now();
      expect(user.premium_until).toBeNull();
      for (const days of [30, 60]) {
        const { id } = await startOrder(anna, PREMIUM);
        await report(id, 'paid');
        expect(Math.abs((await readRemainingTime()) - days * DAY_MS)).toBeLessThan(60_000);
      }
      expect((await userOf(anna)).paid_user).toBe(true);
      await running().makePaid('paid', user.email, -1);
      expect(await userOf(anna)).toMatchObject({ paid_user: false });
      expect(await readRemainingTime()).toBeLessThanOrEqual(0);
    });

    test('a discount lowers the price and its tax, and the welcome discount ends with the payment', async () => {
      const anna = await buyer();
      const price = { amount: 959, currency: 'EUR' };
      const payload = { ...ORDER, price, discount_code: 'WELCOME20' };
      const { transaction } = await anna.call(calls.createOrder, { payload });
      expect(transaction).toMatchObject({ price, tax: { amount: 166 }, discount_code: 'WELCOME20' });
      expect(transaction.product.price).toEqual(ORDER.price);
      await anna.call(calls.startPayment, { payload: { transaction: transaction.id } });
      await report(transaction.id, 'paid');
      const { discount_code } = await anna.call(calls.getDiscountCode, { query: { welcome: 'true' } });
      expect(discount_code).toBeNull();
    });

    test('the welcome discount is for one order: a new one cancels an open one, and a payment ends it', async () => {
      const anna = await buyer();
      const place = async (payload: typeof ORDER | typeof PREMIUM, amount: number) => {
        const terms = { ...payload, price: { amount, currency: 'EUR' }, discount_code: 'WELCOME20' };
        return (await anna.call(calls.createOrder, { payload: terms })).transaction.id;
      };
      const start = (transaction: string) => anna.call(calls.startPayment, { payload: { transaction } });
      const first = await place(ORDER, 959);
      await start(first);
      const second = await place(PREMIUM, 1599);
      expect(await stateOf(anna, second)).toBe('open');
      expect(await stateOf(anna, first)).toBe('cancelled');
      await expect(start(first)).rejects.toMatchObject({ code: 'conflict' });
      // Another payment ends the discount of an order that is still open.
      const full = await startOrder(anna);
      await report(full.id, 'paid');
      await expect(start(second)).rejects.toMatchObject({ code: 'conflict' });
    });

    test('of two orders with the welcome discount that are paid at the same time, the second grants nothing', async () => {
      const anna = await buyer();
      const start = async () => {
        const terms = { ...ORDER, price: { amount: 959, currency: 'EUR' }, discount_code: 'WELCOME20' };
        const { transaction } = await anna.call(calls.createOrder, { payload: terms });
        await anna.call(calls.startPayment, { payload: { transaction: transaction.id } });
        return transaction.id;
      };
      const [first, second] = [await start(), await start()];
      await report(second, 'paid', 2);
      await report(first, 'paid', 2);
      expect(await stateOf(anna, second)).toBe('paid');
      const { transaction } = await anna.call(calls.getTransaction, { query: { id: first } });
      expect(transaction).toMatchObject({ state: 'refunded', refunded: { amount: 959 } });
      expect((await userOf(anna)).credits).toBe(50);
    });

    test('the history has the member’s orders, newest first', async () => {
      const [anna, ben] = [await buyer(), await buyer()];
      const [first, second] = [await startOrder(anna), await startOrder(anna, PREMIUM)];
      await startOrder(ben);
      const history = async (query: { before?: string } = {}) =>
        (await anna.call(calls.getOrders, { query })).transactions.map(({ id }) => id);
      expect(await history()).toEqual([second.id, first.id]);
      expect(await history({ before: second.id })).toEqual([first.id]);
      expect(await history({ before: first.id })).toEqual([]);
      expect(await history({ before: 'nothing' })).toEqual([]);
    });

    test('a forged notice changes nothing', async () => {
      const anna = await buyer();
      const { id } = await startOrder(anna);
      const address = await running().reportPayment('paid', id, 'paid');
      expect(await notify(address.replace(/token=[^&]+/, 'token=guessed'))).toBe(404);
      expect(await notify(address.replace(/order=[^&]+/, 'order=other'))).toBe(404);
      expect((await userOf(anna)).credits).toBe(0);
    });
  });
}
