import { calls } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { PASSWORD, type Person } from '../browser.ts';
import type { Running } from '../target.ts';
import { pair, send } from './chats.ts';
import { startOrder } from './orders.ts';

/** Tests the statement of a member's credits. */
export function statement(running: () => Running): void {
  describe('statement', () => {
    const read = ({ browser }: Person, query: { before?: string } = {}) =>
      browser.client.call(calls.getStatement, { query });

    test('lists the member’s changes of credits with the balance after each, newest first', async () => {
      const { anna, ben, id } = await pair(running(), 'paid');
      expect(await read(anna)).toEqual({ entries: [], before: null });
      const order = await startOrder(anna.browser.client);
      const premium = { product: 'premium-30', price: { amount: 1999, currency: 'EUR' } } as const;
      const { id: other } = await startOrder(anna.browser.client, {
        country: 'NL',
        payment_method: 'ideal',
        ...premium,
      });
      for (const each of [order.id, other]) {
        await running().reportPayment('paid', each, 'paid');
        await anna.browser.client.call(calls.getTransaction, { query: { id: each } });
      }
      await send(anna, id, 'Hello');
      const { entries, before } = await read(anna);
      expect(before).toBeNull();
      expect(entries.map(({ at: _, ...entry }) => entry)).toEqual([
        { number: '2', kind: 'message', credits: -2, balance: 48, transaction: null, partner: 'Ben' },
        { number: '1', kind: 'payment', credits: 50, balance: 50, transaction: order.id, partner: null },
      ]);
      // A cursor beyond the largest number of a database.
      expect((await read(anna, { before: '9223372036854775808' })).entries).toEqual(entries);
      for (const { at } of entries) expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
      expect((await read(ben)).entries).toEqual([]);
      const notice = await running().reportPayment('paid', order.id, 'refunded');
      await running().fetch('paid', new Request(`http://nocturne.localhost${notice}`, { method: 'POST' }));
      expect((await read(anna)).entries[0]).toMatchObject({
        kind: 'return',
        credits: -48,
        balance: 0,
        transaction: order.id,
      });
    });

    test('paid messages that never arrived are refunded once their recipient blocks the sender', async () => {
      const { anna, ben, id } = await pair(running(), 'paid');
      for (const { user } of [anna, ben]) await running().giveCredits('paid', user.email, 8);
      await send(anna, id, 'one');
      // A reply reads what came before it.
      await send(ben, id, 'two');
      await send(anna, id, 'three');
      await send(anna, id, 'four');
      for (let times = 0; times < 2; times += 1)
        await ben.browser.client.call(calls.blockProfile, { payload: { profile: anna.id } });
      const { entries } = await read(anna);
      expect(entries.slice(0, 4).map(({ kind, balance }) => [kind, balance])).toEqual([
        ['undelivered', 6],
        ['undelivered', 4],
        ['message', 2],
        ['message', 4],
      ]);
      expect((await anna.browser.client.call(calls.getUser)).user.credits).toBe(6);
      // Nobody gets back what the other one has received.
      expect((await read(ben)).entries[0]).toMatchObject({ kind: 'message', balance: 6 });
    });

    test('paid messages that never arrived are refunded once their recipient deletes the account', async () => {
      const { anna, ben, id } = await pair(running(), 'paid');
      await running().giveCredits('paid', anna.user.email, 2);
      await send(anna, id, 'Hello');
      await ben.browser.client.call(calls.deleteUser, { payload: { password: PASSWORD } });
      const credits = async () => (await anna.browser.client.call(calls.getUser)).user.credits;
      await expect.poll(credits, { timeout: 20_000 }).toBe(2);
      expect((await read(anna)).entries[0]).toMatchObject({ kind: 'undelivered', credits: 2, partner: null });
    });

    test('names no partner who has blocked the member', async () => {
      const { anna, ben, id } = await pair(running(), 'paid');
      await running().giveCredits('paid', anna.user.email, 2);
      await send(anna, id, 'Hello');
      await ben.browser.client.call(calls.getMessages, { query: { conversation: id } });
      await ben.browser.client.call(calls.blockProfile, { payload: { profile: anna.id } });
      const messageEntry = (await read(anna)).entries.find(({ kind }) => kind === 'message');
      expect(messageEntry).toMatchObject({ credits: -2, partner: null });
    });

    test('continues on older pages until the first entry', async () => {
      const { anna } = await pair(running(), 'paid');
      for (let credits = 1; credits <= 52; credits++)
        await running().giveCredits('paid', anna.user.email, credits);
      const first = await read(anna);
      expect([first.entries.length, first.before]).toEqual([50, '3']);
      const rest = await read(anna, { before: first.before! });
      expect(rest).toMatchObject({ entries: [{ number: '2' }, { number: '1', balance: 1 }], before: null });
      expect((await read(anna, { before: '1' })).entries).toEqual([]);
    });
  });
}
