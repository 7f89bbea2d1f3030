import { calls } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { PASSWORD, type Person } from '../browser.ts';
import type { Running } from '../target.ts';
import { chatsOf, page, pair, send } from './chats.ts';
import { startOrder } from './orders.ts';

const creditsOf = async ({ browser }: Person) => (await browser.client.call(calls.getUser)).user.credits;

const textsOf = async (person: Person, conversation: string) =>
  (await page(person, conversation)).messages.map(({ text }) => text);

/** Tests that nobody gets a paid message for free. */
export function refunds(running: () => Running): void {
  describe('refunds', () => {
    const chat = async (credits: number) => {
      const couple = await pair(running(), 'paid');
      await running().giveCredits('paid', couple.anna.user.email, credits);
      return couple;
    };
    const block = ({ browser }: Person, { id: profile }: Person) =>
      browser.client.call(calls.blockProfile, { payload: { profile } });
    const unblock = ({ browser }: Person, { id: profile }: Person) =>
      browser.client.call(calls.unblockProfile, { payload: { profile } });

    test('a sender who blocks the recipient pays for the message, which arrives after unblocking', async () => {
      const { anna, ben, id } = await chat(4);
      await send(anna, id, 'Hello');
      await block(anna, ben);
      expect(await creditsOf(anna)).toBe(2);
      await unblock(anna, ben);
      expect(await textsOf(ben, id)).toEqual(['Hello']);
      expect(await creditsOf(anna)).toBe(2);
    });

    test('a message that was refunded never arrives, also after unblocking', async () => {
      const { anna, ben, id } = await chat(10);
      await send(anna, id, 'one');
      const readPosition = { conversation: id, read_until: '1' };
      await ben.browser.client.call(calls.readMessages, { payload: readPosition });
      await send(anna, id, 'two');
      await send(anna, id, 'three');
      await block(ben, anna);
      expect(await creditsOf(anna)).toBe(8);
      await unblock(ben, anna);
      for (const person of [anna, ben]) {
        const shownPage = await page(person, id);
        expect(shownPage).toMatchObject({ messages: [{ text: 'one' }], before: null, after: null });
        expect((await page(person, id, { after: shownPage.messages[0]!.id })).messages).toEqual([]);
        expect((await chatsOf(person))[0]).toMatchObject({ last_message: { text: 'one' } });
      }
      expect((await chatsOf(ben))[0]).toMatchObject({ num_unread_messages: 0 });
      const { notifications } = await ben.browser.client.call(calls.getNotifications);
      expect(notifications.filter(({ conversation }) => conversation === id)).toEqual([]);
      const { message } = await send(anna, id, 'four');
      expect(message.id).toBe('4');
      expect(await page(ben, id, { limit: 1 })).toMatchObject({
        messages: [{ text: 'four' }],
        before: '4',
        after: null,
      });
      expect(await textsOf(ben, id)).toEqual(['one', 'four']);
      expect(await page(ben, id, { before: '4' })).toMatchObject({ before: null, after: '1' });
      expect(await creditsOf(anna)).toBe(6);
    });

    test('a message to a deleted account that was refunded is not there when the account is restored', async () => {
      const { anna, ben, id } = await chat(2);
      await send(anna, id, 'Hello');
      const { client } = ben.browser;
      await client.call(calls.deleteUser, { payload: { password: PASSWORD } });
      await expect.poll(() => creditsOf(anna), { timeout: 20_000 }).toBe(2);
      await client.call(calls.login, { payload: { email: ben.user.email, password: PASSWORD } });
      for (const person of [anna, ben]) expect(await textsOf(person, id)).toEqual([]);
      expect(await chatsOf(ben)).toEqual([]);
    });

    test('a refunded message gives back no credits whose money went back', async () => {
      const { anna, ben, id } = await pair(running(), 'paid');
      const order = await startOrder(anna.browser.client);
      const report = async (state: 'paid' | 'charged_back') => {
        await running().reportPayment('paid', order.id, state);
        const notice = await running().reportPayment('paid', order.id, state);
        await running().fetch('paid', new Request(`http://nocturne.localhost${notice}`, { method: 'POST' }));
      };
      await report('paid');
      for (const text of ['one', 'two']) await send(anna, id, text);
      await report('charged_back');
      expect(await creditsOf(anna)).toBe(0);
      await block(ben, anna);
      expect(await creditsOf(anna)).toBe(0);
      await unblock(ben, anna);
      expect(await textsOf(ben, id)).toEqual([]);
      // The debt is paid once.
      await running().giveCredits('paid', anna.user.email, 4);
      await send(anna, id, 'three');
      await block(ben, anna);
      expect(await creditsOf(anna)).toBe(4);
    });
  });
}
