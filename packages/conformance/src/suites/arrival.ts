import { calls } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import type { Person } from '../browser.ts';
import { eventsUntil, signalsOf } from '../events.ts';
import type { Running } from '../target.ts';
import { chatsOf, page, pair, send } from './chats.ts';

const statesOf = async (person: Person, conversation: string) =>
  (await page(person, conversation)).messages.map(({ state }) => state);

/** What becomes of messages on their way, and who is writing. */
export function arrival(running: () => Running): void {
  describe('arrival', () => {
    test.each([
      ['a stream', (ben: Person) => eventsUntil(ben, 'message', '0')],
      ['the list of chats', (ben: Person) => chatsOf(ben)],
      ['the conversation', (ben: Person, id: string) => page(ben, id)],
    ])('a message is sent, delivered once %s has brought it, then read', async (_, look) => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'Hello');
      expect(await statesOf(anna, id)).toEqual(['sent']);
      await look(ben, id);
      const told = await eventsUntil(anna, 'delivered', '0');
      expect(told.at(-1)?.data).toEqual({ conversation: id, reader: ben.id, delivered_until: '1' });
      expect(await statesOf(anna, id)).toEqual(['delivered']);
      expect((await chatsOf(anna))[0]?.last_message?.state).toBe('delivered');
      await ben.browser.client.call(calls.readMessages, { payload: { conversation: id, read_until: '1' } });
      expect(await statesOf(anna, id)).toEqual(['read']);
    });

    test('how far one has read oneself comes with the messages', async () => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'One');
      expect(await page(ben, id)).toMatchObject({ read_until: '1', own_read_until: null });
      await ben.browser.client.call(calls.readMessages, { payload: { conversation: id, read_until: '1' } });
      await send(anna, id, 'Two');
      expect(await page(ben, id)).toMatchObject({ read_until: '2', own_read_until: '1' });
    });

    test('the other is told that a member is writing, and nobody else', async () => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'Hello');
      const open = Promise.withResolvers<void>();
      const signals = signalsOf(ben, open.resolve);
      const first = signals.next();
      await open.promise;
      const payload = { conversation: id };
      await anna.browser.client.call(calls.sendTyping, { payload });
      const { value } = await first;
      expect(value).toEqual({ type: 'typing', data: { conversation: id, profile: anna.id } });
      await signals.return();
    });
  });
}
