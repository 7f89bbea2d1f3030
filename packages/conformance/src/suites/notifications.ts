import { calls, type MemberNotification, type Preferences } from '@meetcute/contract';
import { defaultPreferences, withPreference } from '@meetcute/core';
import { describe, expect, test } from 'vitest';
import { join, mailedToken, openBrowser, PASSWORD, signUp, type Browser, type Person } from '../browser.ts';
import { eventsUntil } from '../events.ts';
import type { Running } from '../target.ts';
import { subscriptionTo } from './changes.ts';
import { pair, send } from './chats.ts';

const listOf = (person: Person, query: { before?: string; limit?: number } = {}) =>
  person.browser.client.call(calls.getNotifications, { query });

/** Entries in few words, newest first. */
const said = ({ kind, profile, account, read }: MemberNotification) =>
  [kind, profile?.id ?? account, ...(read ? ['read'] : [])].join(' ');
const saidTo = async (person: Person) => (await listOf(person)).notifications.map(said);

const readUntil = (person: Person, read_until: string) =>
  person.browser.client.call(calls.saveNotifications, { payload: { read_until } });
const prefer = (person: Person, preferences: Preferences) =>
  person.browser.client.call(calls.saveNotifications, { payload: { preferences } });

const like = ({ browser }: Person, profile: string) =>
  browser.client.call(calls.likeProfile, { payload: { profile } });

const two = async (running: Running) => [await join(running), await join(running)] as const;

/** The newest entry's id. */
const newestOf = async (person: Person) => (await listOf(person)).notifications[0]!.id;

/** What members are told of, how far they have read, and how they want to be told. */
export function notifications(running: () => Running): void {
  describe('notifications', () => {
    test('whoever has just joined has none, and is told of everything in every way', async () => {
      expect(await listOf(await join(running()))).toEqual({
        notifications: [],
        unread: 0,
        before: null,
        preferences: defaultPreferences,
      });
    });

    test('unread messages of a conversation are one entry, the newest', async () => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'one');
      const first = (await listOf(ben)).notifications[0]!;
      expect(first).toMatchObject({
        kind: 'message',
        read: false,
        profile: { id: anna.id, name: 'Anna', date_of_birth: null },
        conversation: id,
        account: null,
      });
      await send(anna, id, 'two');
      const { notifications: entries, unread } = await listOf(ben);
      expect([entries.map(said), unread]).toEqual([[`message ${anna.id}`], 1]);
      expect(BigInt(entries[0]!.id)).toBeGreaterThan(BigInt(first.id));
      expect(await saidTo(anna)).toEqual([]);
    });

    test('an entry that was read stays beside the next one of the conversation', async () => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'one');
      await readUntil(ben, await newestOf(ben));
      await send(anna, id, 'two');
      expect(await saidTo(ben)).toEqual([`message ${anna.id}`, `message ${anna.id} read`]);
    });

    test('reading a conversation to its end takes its entry away, and no earlier', async () => {
      const { anna, ben, id } = await pair(running());
      const { message: earlier } = await send(anna, id, 'one');
      const { message: newest } = await send(anna, id, 'two');
      const read = (read_until: string) =>
        ben.browser.client.call(calls.readMessages, { payload: { conversation: id, read_until } });
      await read(earlier.id);
      expect(await saidTo(ben)).toEqual([`message ${anna.id}`]);
      await read(newest.id);
      expect(await listOf(ben)).toMatchObject({ notifications: [], unread: 0 });
    });

    test('deleting a chat takes its entry away', async () => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'one');
      await ben.browser.client.call(calls.deleteChat, { payload: { conversation: id } });
      expect(await saidTo(ben)).toEqual([]);
    });

    test('a like is told, in return as a match, and taken back with the like', async () => {
      const [anna, ben] = await two(running());
      await like(anna, ben.id);
      expect(await saidTo(ben)).toEqual([`like ${anna.id}`]);
      await like(ben, anna.id);
      expect(await saidTo(anna)).toEqual([`match ${ben.id}`]);
      await ben.browser.client.call(calls.unlikeProfile, { payload: { profile: anna.id } });
      expect(await saidTo(anna)).toEqual([]);
    });

    test('liking twice tells it once', async () => {
      const [anna, ben] = await two(running());
      await like(anna, ben.id);
      const id = await newestOf(ben);
      await like(anna, ben.id);
      expect((await listOf(ben)).notifications.map((entry) => entry.id)).toEqual([id]);
    });

    test('a block takes away what was told of each other, for both and for good', async () => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'one');
      await like(ben, anna.id);
      const block = { payload: { profile: anna.id } };
      await ben.browser.client.call(calls.blockProfile, block);
      expect([await saidTo(anna), await saidTo(ben)]).toEqual([[], []]);
      expect((await listOf(ben)).unread).toBe(0);
      await ben.browser.client.call(calls.unblockProfile, block);
      expect([await saidTo(anna), await saidTo(ben)]).toEqual([[], []]);
    });

    test('who has left is told of no more, and again when they are back', async () => {
      const [anna, ben] = await two(running());
      await like(anna, ben.id);
      await anna.browser.client.call(calls.deleteUser, { payload: { password: PASSWORD } });
      expect(await listOf(ben)).toMatchObject({ notifications: [], unread: 0 });
      const payload = { email: anna.user.email, password: PASSWORD };
      await openBrowser(running()).client.call(calls.login, { payload });
      expect(await listOf(ben)).toMatchObject({ notifications: [{ kind: 'like' }], unread: 1 });
    });

    test('somebody who is made up is told of as such', async () => {
      const [anna, ben] = await two(running());
      await running().makeFictional('free', anna.user.email);
      await like(anna, ben.id);
      expect((await listOf(ben)).notifications[0]!.profile).toMatchObject({ id: anna.id, fictional: true });
    });

    test('a login from another browser is told', async () => {
      const anna = await join(running());
      const payload = { email: anna.user.email, password: PASSWORD };
      await openBrowser(running()).client.call(calls.login, { payload });
      expect((await listOf(anna)).notifications).toMatchObject([
        { kind: 'account', account: 'new_session', profile: null, conversation: null },
      ]);
    });

    test('a login from a browser that is known is not told, unless it was shown out', async () => {
      const anna = await join(running());
      const payload = { email: anna.user.email, password: PASSWORD };
      const logIn = ({ client }: Browser) => client.call(calls.login, { payload });
      const other = openBrowser(running());
      await logIn(other);
      for (const { client } of [anna.browser, other]) {
        await client.call(calls.logout);
        await client.call(calls.login, { payload });
        // In it already, as where a second tab still showed the form.
        await client.call(calls.login, { payload });
      }
      expect(await saidTo(anna)).toEqual(['account new_session']);
      await anna.browser.client.call(calls.endSessions, { payload: { session: null } });
      await logIn(anna.browser);
      expect(await saidTo(anna)).toHaveLength(1);
      await logIn(other);
      expect(await saidTo(anna)).toHaveLength(2);
    });

    test('a browser that one member knows is new to another', async () => {
      const [anna, ben] = await two(running());
      await anna.browser.client.call(calls.logout);
      const payload = { email: ben.user.email, password: PASSWORD };
      await anna.browser.client.call(calls.login, { payload });
      expect(await saidTo(ben)).toEqual(['account new_session']);
    });

    test('another password and another address are told, whatever was chosen', async () => {
      const anna = await join(running());
      const nowhere = { app: false, push: false, mail: false };
      await prefer(anna, { message: nowhere, like: nowhere, match: nowhere });
      const email = `next.${anna.user.email}`;
      const { client } = anna.browser;
      await client.call(calls.changeEmail, { payload: { email, password: PASSWORD } });
      const change = await mailedToken(running(), email, '/mail-change/do');
      await client.call(calls.confirmEmail, { payload: { token: change } });
      expect(await saidTo(anna)).toEqual(['account email_changed']);
      await client.call(calls.requestPasswordReset, { payload: { email } });
      const token = await mailedToken(running(), email, '/reset-password/do');
      const password = 'another horse, another battery';
      await client.call(calls.resetPassword, { payload: { token, password } });
      await client.call(calls.login, { payload: { email, password } });
      expect(await saidTo(anna)).toEqual([
        'account new_session',
        'account password_changed',
        'account email_changed',
      ]);
    });

    test('a kind that is not wanted in the app makes no entry, and one that is wanted again does', async () => {
      const [anna, ben] = await two(running());
      const quiet = withPreference(defaultPreferences, 'like', 'app', false);
      await prefer(ben, quiet);
      expect((await listOf(ben)).preferences).toEqual(quiet);
      await like(anna, ben.id);
      expect(await saidTo(ben)).toEqual([]);
      await prefer(ben, defaultPreferences);
      await like(await join(running()), ben.id);
      expect(await listOf(ben)).toMatchObject({ notifications: [{ kind: 'like' }], unread: 1 });
    });

    test('what was read stays read: the position grows, and never beyond the newest', async () => {
      const [anna, ben] = await two(running());
      await like(anna, ben.id);
      const first = await newestOf(ben);
      await like(await join(running()), ben.id);
      const reads = async () => (await listOf(ben)).notifications.map(({ read }) => read);
      await readUntil(ben, first);
      expect([await reads(), (await listOf(ben)).unread]).toEqual([[false, true], 1]);
      await readUntil(ben, '9000000000000000000');
      expect(await reads()).toEqual([true, true]);
      await readUntil(ben, first);
      expect(await reads()).toEqual([true, true]);
      await like(await join(running()), ben.id);
      expect(await reads()).toEqual([false, true, true]);
    });

    test('pages go back to the first, each entry once, and count all that is unread', async () => {
      const ben = await join(running());
      const ids: string[] = [];
      for (let index = 0; index < 5; index += 1) {
        const anna = await join(running());
        await like(anna, ben.id);
        ids.unshift(anna.id);
      }
      const seen: string[] = [];
      for (let before: string | undefined | null; before !== null;) {
        const page = await listOf(ben, { limit: 2, ...(before === undefined ? {} : { before }) });
        expect([page.notifications.length <= 2, page.unread]).toEqual([true, 5]);
        seen.push(...page.notifications.map(({ profile }) => profile!.id));
        before = page.before;
      }
      expect(seen).toEqual(ids);
      expect((await listOf(ben, { limit: 5 })).before).toBeNull();
    });

    test('the log brings each entry, and tells all tabs what was read', async () => {
      const [anna, ben] = await two(running());
      const [start] = await eventsUntil(ben, 'reset');
      await like(anna, ben.id);
      const events = await eventsUntil(ben, 'notification', start!.id);
      const { notifications: entries } = await listOf(ben);
      expect(events.at(-1)).toMatchObject({ type: 'notification', data: entries[0] });
      await readUntil(ben, '9000000000000000000');
      const later = await eventsUntil(ben, 'notifications_read', events.at(-1)!.id);
      expect(later).toMatchObject([{ type: 'notifications_read', data: { read_until: entries[0]!.id } }]);
    });

    test('reading what is read already is not told again', async () => {
      const [anna, ben] = await two(running());
      await like(anna, ben.id);
      const [start] = await eventsUntil(ben, 'reset');
      const newest = await newestOf(ben);
      await readUntil(ben, newest);
      await readUntil(ben, newest);
      await like(await join(running()), ben.id);
      const types = (await eventsUntil(ben, 'notification', start!.id)).map(({ type }) => type);
      expect(types.filter((type) => type === 'notifications_read')).toHaveLength(1);
    });

    test("nobody else's list, position or preferences change", async () => {
      const [anna, ben] = await two(running());
      await like(anna, ben.id);
      await like(ben, anna.id);
      await readUntil(ben, '9000000000000000000');
      await prefer(ben, withPreference(defaultPreferences, 'match', 'push', false));
      expect(await listOf(anna)).toMatchObject({ unread: 1, preferences: defaultPreferences });
    });

    test('a browser is taken from the account by its endpoint; unknown ones are no error', async () => {
      const [anna, eve] = await two(running());
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
      const subscribed = async () =>
        ((await anna.browser.client.call(calls.exportUser)) as { push: unknown[] }).push.length;
      const remove = ({ browser }: Person) =>
        browser.client.call(calls.removePush, { payload: { endpoint } });
      const subscription = subscriptionTo(endpoint);
      await anna.browser.client.call(calls.registerPush, { payload: { subscription } });
      expect(await remove(eve)).toEqual({ done: true });
      expect(await subscribed()).toBe(1);
      expect(await remove(anna)).toEqual({ done: true });
      expect(await subscribed()).toBe(0);
      expect(await remove(anna)).toEqual({ done: true });
    });

    test('signing up tells nobody of a new browser', async () => {
      const browser = openBrowser(running());
      const user = await signUp(browser);
      expect(await saidTo({ browser, user, id: user.profile.id })).toEqual([]);
    });
  });
}
