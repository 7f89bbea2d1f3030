import { calls, type MemberEvent } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import type { Person } from '../browser.ts';
import { eventsOf, eventsUntil, signalsOf } from '../events.ts';
import { withSettings } from '../refusals/refusal.ts';
import type { Running } from '../target.ts';
import { chatsOf, page, pair, send } from './chats.ts';

const statesOf = async (person: Person, conversation: string) =>
  (await page(person, conversation)).messages.map(({ state }) => state);

/** Returns a member's complete event log. */
async function logOf(person: Person): Promise<MemberEvent[]> {
  const [{ id: newest } = { id: '' }] = await eventsUntil(person, 'reset');
  const log: MemberEvent[] = [];
  for await (const event of eventsOf(person, '0')) if (log.push(event) && event.id === newest) break;
  return log;
}

const isRead = ({ type }: MemberEvent) => type === 'read';

/** Tests delivery and read states of messages, and typing signals. */
export function arrival(running: () => Running): void {
  describe('arrival', () => {
    test.each([
      ['a stream', (ben: Person) => eventsUntil(ben, 'message', '0')],
      ['the list of chats', (ben: Person) => chatsOf(ben)],
      ['the conversation', (ben: Person, id: string) => page(ben, id)],
    ])('marks a message as delivered after %s returned it, then as read', async (_, read) => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'Hello');
      expect(await statesOf(anna, id)).toEqual(['sent']);
      await read(ben, id);
      const events = await eventsUntil(anna, 'delivered', '0');
      expect(events.at(-1)?.data).toEqual({ conversation: id, reader: ben.id, delivered_until: '1' });
      expect(await statesOf(anna, id)).toEqual(['delivered']);
      expect((await chatsOf(anna))[0]?.last_message?.state).toBe('delivered');
      await ben.browser.client.call(calls.readMessages, { payload: { conversation: id, read_until: '1' } });
      expect(await statesOf(anna, id)).toEqual(['read']);
    });

    test('marks earlier messages as read when the recipient replies, with an event before the reply', async () => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'One');
      await send(anna, id, 'Two');
      expect((await logOf(anna)).some(isRead)).toBe(false);
      await send(ben, id, 'Three');
      await send(ben, id, 'Four');
      for (const person of [anna, ben]) {
        const log = await logOf(person);
        const data = { conversation: id, reader: ben.id, read_until: '3' };
        expect(log.filter(isRead).map((event) => event.data)).toEqual([data]);
        const texts = log.flatMap((event) =>
          event.type === 'message' ? [event.data.text] : isRead(event) ? ['-'] : [],
        );
        expect(texts).toEqual(['One', 'Two', '-', 'Three', 'Four']);
      }
      expect(await statesOf(anna, id)).toEqual(['read', 'read', expect.any(String), expect.any(String)]);
    });

    test('tells a sender nothing of reading on a site without read receipts', async () => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'One');
      await withSettings(running(), { chat: { readReceipts: false } }, async () => {
        await ben.browser.client.call(calls.readMessages, { payload: { conversation: id, read_until: '1' } });
        expect(await statesOf(anna, id)).toEqual(['delivered']);
        const log = await logOf(anna);
        expect(log.filter(({ type }) => type === 'delivered').map(({ data }) => data)).toEqual([
          { conversation: id, reader: ben.id, delivered_until: '1' },
        ]);
        await send(anna, id, 'Two');
        await page(ben, id);
        await eventsUntil(anna, 'delivered', log.at(-1)?.id);
        await send(ben, id, 'Reply');
        expect((await page(anna, id)).read_until).toBeNull();
        expect((await statesOf(anna, id)).slice(0, 2)).toEqual(['delivered', 'delivered']);
        expect((await page(ben, id)).own_read_until).toBe('3');
        expect((await logOf(anna)).some(isRead)).toBe(false);
        expect((await logOf(ben)).filter(isRead)).toHaveLength(2);
      });
    });

    test('sends no event of reading a delivered message on a site without read receipts', async () => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'One');
      await page(ben, id);
      await eventsUntil(anna, 'delivered', '0');
      await withSettings(running(), { chat: { readReceipts: false } }, async () => {
        const logBefore = await logOf(anna);
        await ben.browser.client.call(calls.readMessages, { payload: { conversation: id, read_until: '1' } });
        expect(await logOf(anna)).toEqual(logBefore);
        expect((await chatsOf(anna))[0]?.last_message?.state).toBe('delivered');
      });
    });

    test.each([
      [
        'deleting the chat',
        (anna: Person, _: Person, conversation: string) =>
          anna.browser.client.call(calls.deleteChat, { payload: { conversation } }),
      ],
      [
        'blocking the other member',
        (anna: Person, ben: Person) =>
          anna.browser.client.call(calls.blockProfile, { payload: { profile: ben.id } }),
      ],
      [
        'being blocked by the other member',
        (anna: Person, ben: Person) =>
          ben.browser.client.call(calls.blockProfile, { payload: { profile: anna.id } }),
      ],
    ])('removes delivery events from the log after %s', async (_, remove) => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'Hello');
      await chatsOf(ben);
      await eventsUntil(anna, 'delivered', '0');
      await remove(anna, ben, id);
      const log = await logOf(anna);
      expect(log.map(({ type }) => type)).not.toContain('delivered');
      expect(JSON.stringify(log)).not.toContain(ben.id);
    });

    test("includes the member's own read position with the messages", async () => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'One');
      expect(await page(ben, id)).toMatchObject({ read_until: '1', own_read_until: null });
      await ben.browser.client.call(calls.readMessages, { payload: { conversation: id, read_until: '1' } });
      await send(anna, id, 'Two');
      expect(await page(ben, id)).toMatchObject({ read_until: '2', own_read_until: '1' });
    });

    test('signals typing to the other member of the conversation', async () => {
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
