import { calls } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { openBrowser, PASSWORD, type Person } from '../browser.ts';
import { eventsUntil } from '../events.ts';
import type { Running } from '../target.ts';
import { chatsOf, page, pair, send } from './chats.ts';

const remove = (person: Person, conversation: string) =>
  person.browser.client.call(calls.deleteChat, { payload: { conversation } });

const textsOf = async (...input: Parameters<typeof page>) =>
  (await page(...input)).messages.map(({ text }) => text);

/** Tests a chat that one of its two members deleted. */
export function deletedChats(running: () => Running): void {
  describe('a deleted chat', () => {
    test('loses its messages for the member who deleted it, and none for the other', async () => {
      const { anna, ben, id } = await pair(running());
      for (const text of ['one', 'two']) await send(anna, id, text);
      await remove(ben, id);
      expect(await page(ben, id)).toMatchObject({ messages: [], before: null, after: null });
      expect(await textsOf(anna, id)).toEqual(['one', 'two']);
      expect((await chatsOf(anna))[0]).toMatchObject({ last_message: { text: 'two' } });
      // Deleting does not mark messages as read.
      expect((await page(anna, id)).read_until).toBeNull();
    });

    test('is empty for every query and browser, and reading it neither restores nor delivers it', async () => {
      const { anna, ben, id } = await pair(running());
      for (const text of ['one', 'two', 'three']) await send(anna, id, text);
      await remove(ben, id);
      const browser = openBrowser(running());
      const payload = { email: ben.user.email, password: PASSWORD };
      await browser.client.call(calls.login, { payload });
      for (const person of [ben, { ...ben, browser }]) {
        for (const query of [{}, { limit: 1 }, { before: '3' }, { after: '1' }])
          expect(await page(person, id, query)).toMatchObject({ messages: [], before: null, after: null });
        expect(await chatsOf(person)).toEqual([]);
      }
      expect((await page(anna, id)).messages.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
    });

    test('returns with later messages only and counts only those', async () => {
      const { anna, ben, id } = await pair(running());
      for (const text of ['one', 'two']) await send(anna, id, text);
      await remove(ben, id);
      const { message } = await send(anna, id, 'three');
      expect(await chatsOf(ben)).toMatchObject([
        { conversation: { id }, num_unread_messages: 1, last_message: { text: 'three' } },
      ]);
      expect(await page(ben, id)).toMatchObject({ messages: [{ text: 'three' }], before: null, after: null });
      await send(ben, id, 'four');
      expect(await textsOf(ben, id, { before: message.id })).toEqual([]);
      expect(await textsOf(ben, id, { after: '1' })).toEqual(['three', 'four']);
      expect((await page(ben, id, { limit: 1 })).before).not.toBeNull();
      expect(await textsOf(anna, id)).toEqual(['one', 'two', 'three', 'four']);
    });

    test('is empty when started again, and is listed when a member writes', async () => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'one');
      await remove(anna, id);
      expect((await anna.browser.client.call(calls.startChat, { query: { profile: ben.id } })).id).toBe(id);
      expect(await chatsOf(anna)).toEqual([]);
      const withId = await anna.browser.client.call(calls.getChats, { query: { conversation: id } });
      expect(withId.chats).toMatchObject([{ num_unread_messages: 0, last_message: null }]);
      expect(await textsOf(anna, id)).toEqual([]);
      expect(await textsOf(ben, id)).toEqual(['one']);
      await send(ben, id, 'two');
      expect(await chatsOf(anna)).toMatchObject([{ num_unread_messages: 1, last_message: { text: 'two' } }]);
    });

    test('can be deleted again with the messages since', async () => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'one');
      await remove(ben, id);
      await send(anna, id, 'two');
      await remove(ben, id);
      await send(anna, id, 'three');
      expect(await textsOf(ben, id)).toEqual(['three']);
    });

    test('does not return to a tab that missed the deletion', async () => {
      const { anna, ben, id } = await pair(running());
      const [start] = await eventsUntil(ben, 'reset');
      await send(anna, id, 'one');
      await remove(ben, id);
      await send(anna, id, 'two');
      const seenEvents: unknown[] = [];
      for (let last = start!.id; !JSON.stringify(seenEvents).includes('"two"');) {
        const events = await eventsUntil(ben, 'chat', last);
        seenEvents.push(...events);
        last = events.at(-1)!.id;
      }
      expect(JSON.stringify(seenEvents)).not.toContain('"one"');
    });

    test('can still be reported with its messages', async () => {
      const { anna, ben, id } = await pair(running());
      const { message } = await send(anna, id, 'Send me money');
      await remove(ben, id);
      const payload = { profile: anna.id, category: 'scam' as const, text: '', message: message.id };
      expect((await ben.browser.client.call(calls.report, { payload })).receipt).not.toBe('');
    });
  });
}
