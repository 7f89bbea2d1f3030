import type { Client } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { join } from '../browser.ts';
import type { Running } from '../target.ts';
import { PREMIUM, startOrder } from './orders.ts';

const DAY = 86_400_000;

/** Orders a product and pays it. Returns the order's ID. */
export async function buy(
  running: Running,
  client: Client,
  order?: Parameters<typeof startOrder>[1],
): Promise<string> {
  const { id } = await startOrder(client, order);
  await running.reportPayment('paid', id, 'paid');
  await client.call(calls.getTransaction, { query: { id } });
  return id;
}

/** Tests withdrawals from orders. */
export function withdrawals(running: () => Running): void {
  describe('withdrawals', () => {
    const buyer = async () => (await join(running(), 'paid')).browser.client;
    const withdrawal = async (client: Client, transaction: string) =>
      (await client.call(calls.getWithdrawal, { query: { transaction } })).withdrawal;
    const withdraw = async (client: Client, transaction: string) => {
      const { refund } = (await withdrawal(client, transaction))!;
      return (await client.call(calls.withdrawOrder, { payload: { transaction, refund } })).transaction;
    };
    const userOf = async (client: Client) => (await client.call(calls.getUser)).user;

    test('unused credits are paid back in full within 14 days', async () => {
      const anna = await buyer();
      const id = await buy(running(), anna);
      const { refund, until } = (await withdrawal(anna, id))!;
      expect(refund).toEqual({ amount: 1199, currency: 'EUR' });
      expect(Math.abs(Date.parse(until) - Date.now() - 14 * DAY)).toBeLessThan(60_000);
      expect(await withdraw(anna, id)).toMatchObject({ id, state: 'refunded', refunded: refund });
      expect((await userOf(anna)).credits).toBe(0);
      expect(await withdrawal(anna, id)).toBeNull();
      const { transaction } = await anna.call(calls.getTransaction, { query: { id } });
      expect(transaction).toMatchObject({ state: 'refunded', refunded: refund });
    });

    test('a day of premium that has begun is used, and stays', async () => {
      const anna = await buyer();
      const id = await buy(running(), anna, PREMIUM);
      expect(await withdraw(anna, id)).toMatchObject({
        price: { amount: 1999 },
        refunded: { amount: 1933, currency: 'EUR' },
      });
      expect((await userOf(anna)).paid_user).toBe(true);
    });

    test('an order that is not paid has nothing to pay back', async () => {
      const anna = await buyer();
      const { id, refunded } = await startOrder(anna);
      expect(refunded).toBeNull();
      expect(await withdrawal(anna, id)).toBeNull();
    });
  });
}
