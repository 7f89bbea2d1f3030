import { calls } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { failureOf, join, openBrowser, signUp, type Person } from '../browser.ts';
import { eventsUntil } from '../events.ts';
import type { Running, SiteName } from '../target.ts';

/** Sends a text to a conversation. */
export const send = (
  person: Person,
  conversation: string,
  text: string,
  client_id: string = crypto.randomUUID(),
) => person.browser.client.call(calls.sendMessage, { payload: { conversation, client_id, text } });

/** Writes to a member, who then has the conversation in the list, as the sender does. Returns its id. */
export async function writeTo(person: Person, profile: string): Promise<string> {
  const { id } = await person.browser.client.call(calls.startChat, { query: { profile } });
  await send(person, id, 'Hello');
  return id;
}

/** Returns a member's chat list. */
export const chatsOf = async (person: Person) => (await person.browser.client.call(calls.getChats)).chats;

/** Returns a page of a conversation as a member sees it. */
export const page = (
  person: Person,
  conversation: string,
  query: { before?: string; after?: string; limit?: number } = {},
) => person.browser.client.call(calls.getMessages, { query: { conversation, ...query } });

/** Creates two members, where Anna has started a chat with Ben. */
export async function pair(running: Running, site: SiteName = 'free') {
  const [anna, ben] = [
    await join(running, site, { name: 'Anna' }),
    await join(running, site, { name: 'Ben' }),
  ];
  const { id } = await anna.browser.client.call(calls.startChat, { query: { profile: ben.id } });
  return { anna, ben, id };
}

/** Tests chats, messages and the event log. */
export function chats(running: () => Running): void {
  describe('chats', () => {
    test(
      'starts one chat for a pair and lists it from its first message on',
      {
        meta: {
          spec: [
            'call.get-chat',
            'call.get-chats',
            'entity.chat-start.id',
            'entity.chat-item.fields',
            'entity.chat-item.conversation-id',
          ],
        },
      },
      async () => {
        const { anna, ben, id } = await pair(running());
        expect((await ben.browser.client.call(calls.startChat, { query: { profile: anna.id } })).id).toBe(id);
        expect([await chatsOf(anna), await chatsOf(ben)]).toEqual([[], []]);
        await send(anna, id, 'Hello');
        for (const [person, other, unreadCount] of [
          [anna, ben, 0],
          [ben, anna, 1],
        ] as const)
          expect(await chatsOf(person)).toMatchObject([
            { conversation: { id }, profile: { id: other.id }, num_unread_messages: unreadCount },
          ]);
      },
    );

    test('finds an empty chat by its id, for the members who opened it', async () => {
      const { anna, ben, id } = await pair(running());
      const find = async ({ browser }: Person) =>
        (await browser.client.call(calls.getChats, { query: { conversation: id } })).chats;
      const emptyChat = {
        conversation: { id },
        profile: { id: ben.id },
        num_unread_messages: 0,
        last_message: null,
      };
      expect([await find(anna), await find(ben)]).toMatchObject([[emptyChat], []]);
      expect((await page(anna, id)).messages).toEqual([]);
      const exportText = JSON.stringify(await anna.browser.client.call(calls.exportUser));
      expect(exportText).not.toContain(ben.id);
    });

    test('creates one conversation for two concurrent starts', async () => {
      const [anna, ben] = [await join(running()), await join(running())];
      const start = (person: Person, profile: string) =>
        person.browser.client.call(calls.startChat, { query: { profile } });
      const ids = await Promise.all([start(anna, ben.id), start(ben, anna.id), start(anna, ben.id)]);
      expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    });

    test(
      'delivers a message as unread and marks it as read',
      { meta: { spec: ['entity.chat-item.profile-id'] } },
      async () => {
        const { anna, ben, id } = await pair(running());
        const { message } = await send(anna, id, 'Hello <b>Ben</b>, zażółć 🙂');
        expect(message).toMatchObject({
          conversation: id,
          sender: anna.id,
          text: 'Hello <b>Ben</b>, zażółć 🙂',
        });
        expect(await chatsOf(ben)).toMatchObject([
          { profile: { id: anna.id }, num_unread_messages: 1, last_message: { id: message.id } },
        ]);
        await ben.browser.client.call(calls.readMessages, {
          payload: { conversation: id, read_until: message.id },
        });
        expect((await chatsOf(ben))[0]!.num_unread_messages).toBe(0);
        expect((await page(anna, id)).read_until).toBe(message.id);
      },
    );

    test('stores one message for one client ID, however often it is sent', async () => {
      const { anna, id } = await pair(running());
      const key = crypto.randomUUID();
      const responses = await Promise.all([1, 2, 3].map(() => send(anna, id, 'once', key)));
      expect(new Set(responses.map(({ message }) => message.id)).size).toBe(1);
      expect((await page(anna, id)).messages).toHaveLength(1);
    });

    test('pages from the newest to the first message, each page oldest first and without gaps', async () => {
      const { anna, ben, id } = await pair(running());
      for (let index = 0; index < 7; index += 1) await send(index % 2 ? anna : ben, id, `m${index}`);
      const newest = await page(anna, id, { limit: 3 });
      expect(newest.messages.map(({ text }) => text)).toEqual(['m4', 'm5', 'm6']);
      expect(newest.after).toBeNull();
      const older = await page(anna, id, { limit: 3, before: newest.before! });
      expect(older.messages.map(({ text }) => text)).toEqual(['m1', 'm2', 'm3']);
      const first = await page(anna, id, { limit: 3, before: older.before! });
      expect([first.messages.map(({ text }) => text), first.before]).toEqual([['m0'], null]);
      const next = await page(anna, id, { limit: 2, after: first.messages[0]!.id });
      expect(next.messages.map(({ text }) => text)).toEqual(['m1', 'm2']);
      const ids = [...first.messages, ...older.messages, ...newest.messages].map((message) =>
        Number(message.id),
      );
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
    });

    test.each([
      ['empty', ''],
      ['blank', ' \n '],
      ['unseen', '\u200B\u2066\uFEFF '],
      ['too long', 'a'.repeat(4001)],
    ])('refuses a text that is %s', async (_, text) => {
      const { anna, id } = await pair(running());
      expect(await failureOf(send(anna, id, text))).toMatchObject({ status: 400, code: 'bad_request' });
      expect((await page(anna, id)).messages).toEqual([]);
    });

    test("refuses to read, write, mark or remove another member's chat", async () => {
      const { anna, id } = await pair(running());
      await send(anna, id, 'private');
      const eve = await join(running());
      const conversation = id;
      const tries = [
        page(eve, id),
        send(eve, id, 'hi'),
        eve.browser.client.call(calls.readMessages, { payload: { conversation, read_until: '1' } }),
        eve.browser.client.call(calls.deleteChat, { payload: { conversation } }),
      ].map(failureOf);
      for (const attempt of tries) expect(await attempt).toMatchObject({ status: 404, code: 'not_found' });
      expect((await page(anna, id)).messages).toHaveLength(1);
    });

    test(
      'removes a chat for one member and restores it when the other writes',
      { meta: { spec: ['call.delete-chat'] } },
      async () => {
        const { anna, ben, id } = await pair(running());
        await send(anna, id, 'one');
        await ben.browser.client.call(calls.deleteChat, { payload: { conversation: id } });
        expect([await chatsOf(ben), (await chatsOf(anna)).length]).toEqual([[], 1]);
        await send(anna, id, 'two');
        expect(await chatsOf(ben)).toMatchObject([{ conversation: { id } }]);
      },
    );

    test('refuses to start a chat without a birth date', async () => {
      const ben = await join(running());
      const browser = openBrowser(running());
      await signUp(browser);
      expect(
        (await failureOf(browser.client.call(calls.startChat, { query: { profile: ben.id } }))).code,
      ).toBe('birth_date_missing');
    });

    test('charges paid messages once each and refuses them without credits', async () => {
      const { anna, id } = await pair(running(), 'paid');
      expect(await failureOf(send(anna, id, 'no money'))).toMatchObject({ status: 402, code: 'no_credits' });
      const price = running().settings.paid.message_credits;
      await running().giveCredits('paid', anna.user.email, price * 2);
      const key = crypto.randomUUID();
      expect((await send(anna, id, 'paid', key)).credits).toBe(price);
      expect((await send(anna, id, 'paid', key)).credits).toBe(price);
      const race = await Promise.allSettled(Array.from({ length: 20 }, () => send(anna, id, 'race')));
      expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await page(anna, id)).credits).toBe(0);
    });

    test("puts messages into the recipient's event log in order and resumes a lost stream", async () => {
      const { anna, ben, id } = await pair(running());
      const [start] = await eventsUntil(ben, 'reset');
      expect(start!.type).toBe('reset');
      await send(anna, id, 'first');
      const first = await eventsUntil(ben, 'chat', start!.id);
      expect(first.find((event) => event.type === 'message')?.data).toMatchObject({ text: 'first' });
      await send(anna, id, 'second');
      const second = await eventsUntil(ben, 'chat', first.at(-1)!.id);
      expect(
        second.filter((event) => event.type === 'message').map(({ data }) => (data as { text: string }).text),
      ).toEqual(['second']);
      const ids = [...first, ...second].map((event) => Number(event.id));
      expect(ids).toEqual(ids.map((_, index) => ids[0]! + index));
    });

    test('responds with a reset to a cursor from the future', async () => {
      const { ben } = await pair(running());
      expect((await eventsUntil(ben, 'reset', '999999'))[0]!.type).toBe('reset');
    });
  });
}
