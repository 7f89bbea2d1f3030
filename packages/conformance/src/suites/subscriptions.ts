import type { Client } from '@meetcute/client';
import { calls, type OrderState } from '@meetcute/contract';
import { DAY_MS } from '@meetcute/core';
import { describe, expect, test } from 'vitest';
import { freshEmail, join, openBrowser, PASSWORD } from '../browser.ts';
import { hostOf, type Running } from '../target.ts';
import { PREMIUM } from './orders.ts';

/** Orders premium that renews, and pays it. Returns the order's ID. */
export async function subscribe(running: Running, client: Client): Promise<string> {
  const { transaction } = await client.call(calls.createOrder, { payload: { ...PREMIUM, renews: true } });
  const { id } = transaction;
  await client.call(calls.startPayment, { payload: { transaction: id } });
  await running.reportPayment('paid', id, 'paid');
  await client.call(calls.getTransaction, { query: { id } });
  return id;
}

/** Tests premium that renews, and its cancellation. */
export function subscriptions(running: () => Running): void {
  describe('subscriptions', () => {
    const member = async () => (await join(running(), 'paid')).browser.client;
    const subscriptionOf = async (client: Client) => (await client.call(calls.getSubscription)).subscription;
    /** Changes a payment at the provider, which notifies the site. */
    const report = async (id: string, state: OrderState) => {
      const address = await running().reportPayment('paid', id, state);
      const notice = new Request(`http://${hostOf.paid}${address}`, { method: 'POST' });
      expect((await running().fetch('paid', notice)).status).toBe(200);
    };
    const userOf = async (client: Client) => (await client.call(calls.getUser)).user;

    test('premium renews only with consent', async () => {
      const anna = await member();
      const { transaction } = await anna.call(calls.createOrder, { payload: PREMIUM });
      await anna.call(calls.startPayment, { payload: { transaction: transaction.id } });
      await running().reportPayment('paid', transaction.id, 'paid');
      await anna.call(calls.getTransaction, { query: { id: transaction.id } });
      expect((await userOf(anna)).paid_user).toBe(true);
      expect(await subscriptionOf(anna)).toBeNull();
    });

    test('it renews at the end of premium, for the price of the product', async () => {
      const anna = await member();
      expect(await subscriptionOf(anna)).toBeNull();
      await subscribe(running(), anna);
      expect(await subscriptionOf(anna)).toMatchObject({
        product: { id: 'premium-30', price: PREMIUM.price },
        payment_method: PREMIUM.payment_method,
        state: 'active',
        renews_at: (await userOf(anna)).premium_until,
      });
    });

    test('a cancelled subscription lasts until the end of premium, and is cancelled once', async () => {
      const anna = await member();
      await subscribe(running(), anna);
      const { premium_until } = await userOf(anna);
      const { subscription } = await anna.call(calls.cancelSubscription);
      expect(subscription).toMatchObject({ state: 'cancelled', renews_at: premium_until });
      expect(await anna.call(calls.cancelSubscription)).toEqual({ subscription });
      expect(await userOf(anna)).toMatchObject({ paid_user: true, premium_until });
    });

    test('withdrawing from its order ends the renewal', async () => {
      const anna = await member();
      const transaction = await subscribe(running(), anna);
      const { withdrawal } = await anna.call(calls.getWithdrawal, { query: { transaction } });
      await anna.call(calls.withdrawOrder, { payload: { transaction, refund: withdrawal!.refund } });
      const { premium_until } = await userOf(anna);
      expect(Date.parse(premium_until!)).toBeLessThan(Date.now() + 2 * DAY_MS);
      expect(await subscriptionOf(anna)).toMatchObject({ state: 'cancelled', renews_at: premium_until });
    });

    test('a chargeback of its order leaves nothing that renews or lasts', async () => {
      const anna = await member();
      const transaction = await subscribe(running(), anna);
      await report(transaction, 'charged_back');
      expect(await userOf(anna)).toMatchObject({ paid_user: false });
      expect(await subscriptionOf(anna)).toBeNull();
    });

    test('after a cancellation its withdrawal moves the end that is shown', async () => {
      const anna = await member();
      const transaction = await subscribe(running(), anna);
      await anna.call(calls.cancelSubscription);
      const { withdrawal } = await anna.call(calls.getWithdrawal, { query: { transaction } });
      await anna.call(calls.withdrawOrder, { payload: { transaction, refund: withdrawal!.refund } });
      const { premium_until } = await userOf(anna);
      expect(await subscriptionOf(anna)).toMatchObject({ state: 'cancelled', renews_at: premium_until });
    });

    test('withdrawing from an earlier order with consent leaves the renewal of a later one', async () => {
      const anna = await member();
      const earlier = await subscribe(running(), anna);
      const later = await subscribe(running(), anna);
      await report(earlier, 'refunded');
      const { premium_until } = await userOf(anna);
      expect(await subscriptionOf(anna)).toMatchObject({ state: 'active', renews_at: premium_until });
      await report(later, 'refunded');
      expect(await subscriptionOf(anna)).toBeNull();
    });

    test('deleting the account ends the renewal, also when it is restored', async () => {
      const { browser, user } = await join(running(), 'paid');
      await subscribe(running(), browser.client);
      await browser.client.call(calls.deleteUser, { payload: { password: PASSWORD } });
      const { client } = openBrowser(running(), 'paid');
      await client.call(calls.login, { payload: { email: user.email, password: PASSWORD } });
      expect(await subscriptionOf(client)).toMatchObject({ state: 'cancelled' });
    });

    test('a cancellation without login counts, and the response is the same for every address', async () => {
      const { browser, user } = await join(running(), 'paid');
      await subscribe(running(), browser.client);
      const stranger = openBrowser(running(), 'paid').client;
      const cancel = (email: string) => stranger.call(calls.cancelByEmail, { payload: { email } });
      const responses = [await cancel(user.email), await cancel(freshEmail())];
      for (const response of responses)
        expect(Math.abs(Date.parse(response.received_at) - Date.now())).toBeLessThan(60_000);
      expect(new Set(responses.map((response) => Object.keys(response).join(' '))).size).toBe(1);
      const state = async () => (await subscriptionOf(browser.client))?.state;
      await expect.poll(state, { timeout: 10_000 }).toBe('cancelled');
    });

    test('a cancellation for a later day renews until then, and a past day ends at the earliest', async () => {
      const { browser, user } = await join(running(), 'paid');
      await subscribe(running(), browser.client);
      const stranger = openBrowser(running(), 'paid').client;
      const cancel = (date: string) =>
        stranger.call(calls.cancelByEmail, { payload: { email: user.email, date } });
      const readSubscription = async () => (await subscriptionOf(browser.client))!;
      const { renews_at } = await readSubscription();
      const addToRenewal = (days: number) =>
        new Date(Date.parse(renews_at) + days * 86_400_000).toISOString();
      await cancel(addToRenewal(40).slice(0, 10));
      await expect
        .poll(readSubscription, { timeout: 10_000 })
        .toMatchObject({ state: 'active', ends_at: addToRenewal(30) });
      // A later day would charge the member longer than an earlier cancellation allows.
      await cancel(addToRenewal(100).slice(0, 10));
      await cancel('2020-01-01');
      await expect
        .poll(readSubscription, { timeout: 10_000 })
        .toMatchObject({ state: 'cancelled', renews_at, ends_at: null });
    });
  });
}
