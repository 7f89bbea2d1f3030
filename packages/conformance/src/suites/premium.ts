import { calls, type Settings } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { failureOf, type Person } from '../browser.ts';
import { eventsUntil, signalsOf } from '../events.ts';
import { withSettings } from '../refusals/refusal.ts';
import type { Running } from '../target.ts';
import { chatsOf, page, pair, send } from './chats.ts';

/** Tests the effects of premium. */
export function premium(running: () => Running): void {
  describe('premium', () => {
    const withEffects = (change: Partial<Settings>, work: () => Promise<void>) =>
      withSettings(running(), change, work);
    const grant = (person: Person, time?: number) => running().makePaid('free', person.user.email, time);
    const credits = async ({ browser }: Person) => (await browser.client.call(calls.getUser)).user.credits;

    test('messages cost nothing with premium where that is its effect, and their price after its end', async () => {
      const { anna, ben, id } = await pair(running());
      await running().giveCredits('free', anna.user.email, 3);
      await grant(anna);
      await withEffects({ message_credits: 2, premium_effects: ['no_adverts'] }, async () => {
        expect((await send(anna, id, 'paid')).credits).toBe(1);
        expect(await failureOf(send(anna, id, 'too dear'))).toMatchObject({ code: 'no_credits' });
      });
      await withEffects({ message_credits: 2, premium_effects: ['free_messages'] }, async () => {
        expect((await send(anna, id, 'free')).credits).toBe(1);
        const open = Promise.withResolvers<void>();
        const signals = signalsOf(ben, open.resolve);
        const first = signals.next();
        await open.promise;
        await anna.browser.client.call(calls.sendTyping, { payload: { conversation: id } });
        expect((await first).value).toMatchObject({ type: 'typing' });
        await signals.return();
        expect(await failureOf(send(ben, id, 'no premium'))).toMatchObject({ code: 'no_credits' });
        await grant(anna, -1);
        expect(await failureOf(send(anna, id, 'over'))).toMatchObject({ code: 'no_credits' });
      });
      expect(await credits(anna)).toBe(1);
    });

    test('only members with premium see when their messages were read, where that is its effect', async () => {
      const { anna, ben, id } = await pair(running());
      const states = async (person: Person) => (await page(person, id)).messages.map(({ state }) => state);
      const read = (person: Person, position: string) =>
        person.browser.client.call(calls.readMessages, {
          payload: { conversation: id, read_until: position },
        });
      const kinds = async (person: Person, type: 'read' | 'delivered') =>
        (await eventsUntil(person, type, '0')).map((event) => event.type);
      await withEffects({ premium_effects: ['read_receipts'] }, async () => {
        await grant(anna);
        await send(anna, id, 'One');
        await read(ben, '1');
        expect(await kinds(anna, 'read')).toContain('read');
        expect(await states(anna)).toEqual(['read']);
        expect((await page(anna, id)).read_until).toBe('1');
        expect((await chatsOf(anna))[0]?.last_message?.state).toBe('read');
        await send(ben, id, 'Two');
        await read(anna, '2');
        expect((await kinds(ben, 'delivered')).filter((type) => type === 'read')).toHaveLength(1);
        expect((await states(ben)).at(-1)).toBe('delivered');
        expect((await page(ben, id)).read_until).toBeNull();
        expect((await chatsOf(ben))[0]?.last_message?.state).toBe('delivered');
        await grant(anna, -1);
        expect((await states(anna))[0]).toBe('delivered');
        expect((await page(anna, id)).read_until).toBeNull();
      });
      expect((await states(ben)).at(-1)).toBe('read');
    });
  });
}
