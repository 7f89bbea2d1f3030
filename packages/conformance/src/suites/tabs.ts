import { createClient, type Client } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { failureOf, join, openBrowser, PASSWORD, type Browser, type Person } from '../browser.ts';
import { eventsOf, eventsUntil } from '../events.ts';
import { photo } from '../photos.ts';
import type { Running } from '../target.ts';
import { subscriptionTo } from './changes.ts';
import { page, pair } from './chats.ts';

/** Creates a tab that was rendered for a member, whoever is logged in now. */
const tabOf = ({ fetch }: Browser, member: string): Client =>
  createClient({
    fetch: (path, init) => fetch(String(path), init),
    packageName: 'conformance/1',
    memberOf: () => member,
  });

const logIn = ({ client }: Browser, { user }: Person) =>
  client.call(calls.login, { payload: { email: user.email, password: PASSWORD } });

const refusal = { status: 403, code: 'not_logged_in' };

/** Tests tabs that share a browser's cookies, and what ends with a session. */
export function tabs(running: () => Running): void {
  describe('a tab that was rendered for another member', () => {
    test('sends nothing as the current member, and sends once after its own member logs in again', async () => {
      const { anna, ben, id } = await pair(running());
      const tab = tabOf(anna.browser, anna.id);
      await logIn(anna.browser, ben);
      const payload = { conversation: id, client_id: crypto.randomUUID(), text: 'Dear Ben' };
      const input = { payload, idempotencyKey: crypto.randomUUID() };
      expect(await failureOf(tab.call(calls.sendMessage, input))).toMatchObject(refusal);
      expect((await page(ben, id)).messages).toEqual([]);
      await logIn(anna.browser, anna);
      await tab.call(calls.sendMessage, input);
      await tab.call(calls.sendMessage, input);
      expect((await page(ben, id)).messages).toMatchObject([{ sender: anna.id, text: 'Dear Ben' }]);
    });

    test('shows nothing of the current member, not even a response stored for a repetition', async () => {
      const { anna, ben, id } = await pair(running());
      const tab = tabOf(anna.browser, anna.id);
      const payload = { conversation: id, client_id: crypto.randomUUID(), text: 'Dear Ben' };
      const input = { payload, idempotencyKey: crypto.randomUUID() };
      await tab.call(calls.sendMessage, input);
      await logIn(anna.browser, ben);
      expect(await failureOf(tab.call(calls.sendMessage, input))).toMatchObject(refusal);
      expect(await failureOf(tab.call(calls.getUser))).toMatchObject(refusal);
      expect(await failureOf(tab.call(calls.getChats))).toMatchObject(refusal);
    });

    test('uploads no photos', async () => {
      const [anna, ben] = [await join(running()), await join(running())];
      const tab = tabOf(anna.browser, anna.id);
      await logIn(anna.browser, ben);
      const payload = { file: [photo('a.png')] };
      expect(await failureOf(tab.call(calls.uploadImages, { payload }))).toMatchObject(refusal);
      expect((await ben.browser.client.call(calls.getUser)).user.profile.images).toEqual([]);
    });

    test('counts as a visitor in calls for visitors', async () => {
      const [anna, ben] = [await join(running(), 'paid'), await join(running(), 'paid')];
      const tab = tabOf(anna.browser, anna.id);
      await logIn(anna.browser, ben);
      expect((await anna.browser.client.call(calls.search)).profiles).toBeDefined();
      expect(await failureOf(tab.call(calls.search))).toMatchObject({ code: 'search_closed' });
    });

    test('logs out without ending the current session', async () => {
      const [anna, ben] = [await join(running()), await join(running())];
      const tab = tabOf(anna.browser, anna.id);
      await logIn(anna.browser, ben);
      expect(await tab.call(calls.logout)).toBe('done');
      expect((await anna.browser.client.call(calls.getUser)).user.email).toBe(ben.user.email);
    });
  });

  test('sends no event of a chat that is started, or started again, without a message', async () => {
    const [anna, ben] = [await join(running()), await join(running())];
    const newest = async (person: Person) => Number((await eventsUntil(person, 'reset'))[0]!.id);
    const [idBefore, atBens] = [await newest(anna), await newest(ben)];
    const start = async () =>
      (await anna.browser.client.call(calls.startChat, { query: { profile: ben.id } })).id;
    const id = await start();
    await start();
    expect(await newest(anna)).toBe(idBefore);
    await anna.browser.client.call(calls.deleteChat, { payload: { conversation: id } });
    await start();
    expect(await newest(anna)).toBe(idBefore + 1);
    expect((await eventsUntil(anna, 'chat_removed', String(idBefore))).at(-1)?.data).toEqual({
      conversation: id,
    });
    expect(await newest(ben)).toBe(atBens);
  });

  describe.each([
    ['logging out', async ({ browser }: Person) => void (await browser.client.call(calls.logout))],
    [
      'a login of another member',
      async ({ browser }: Person) => void (await logIn(browser, await join(running()))),
    ],
    [
      'a logout from another browser',
      async (_: Person, other: Browser) => {
        await other.client.call(calls.endSessions, { payload: { session: null } });
      },
    ],
  ])('%s', (_, end) => {
    test('ends the streams of that browser at once', async () => {
      const anna = await join(running());
      const other = openBrowser(running());
      await logIn(other, anna);
      const stream = eventsOf(anna);
      expect((await stream.next()).value).toMatchObject({ type: 'reset' });
      const rest = stream.next();
      await end(anna, other);
      expect((await rest).done).toBe(true);
    });

    test('ends the push subscription of that browser, and of no other', async () => {
      const anna = await join(running());
      const other = openBrowser(running());
      await logIn(other, anna);
      const register = ({ client }: Browser, service: string) => {
        const subscription = subscriptionTo(`https://${service}/${crypto.randomUUID()}`);
        return client.call(calls.registerPush, { payload: { subscription } });
      };
      const services = async () => {
        const { push } = (await other.client.call(calls.exportUser)) as { push: { service: string }[] };
        return push.map(({ service }) => service).toSorted();
      };
      await register(anna.browser, 'fcm.googleapis.com');
      await register(other, 'updates.push.services.mozilla.com');
      expect(await services()).toHaveLength(2);
      await end(anna, other);
      expect(await services()).toEqual(['https://updates.push.services.mozilla.com']);
    });
  });
}
