import { calls, type MemberNotification, type Preferences } from '@meetcute/contract';
import { defaultPreferences, withPreference } from '@meetcute/core';
import { describe, expect, test } from 'vitest';
import { join, openBrowser, PASSWORD, type Person } from '../browser.ts';
import { eventsUntil } from '../events.ts';
import type { Running } from '../target.ts';
import { subscriptionTo } from './changes.ts';
import { pair, send } from './chats.ts';

/** Loads the notifications of a member. */
export const loadNotifications = (person: Person, query: { before?: string; limit?: number } = {}) =>
  person.browser.client.call(calls.getNotifications, { query });

/** Describes an entry as short text. */
const describeEntry = ({ kind, profile, account, read }: MemberNotification) =>
  [kind, profile?.id ?? account, ...(read ? ['read'] : [])].join(' ');
/** Returns the entries of a member as short texts. */
export const describedEntries = async (person: Person) =>
  (await loadNotifications(person)).notifications.map(describeEntry);

const readUntil = (person: Person, read_until: string) =>
  person.browser.client.call(calls.saveNotifications, { payload: { read_until } });
/** Saves preferences of a member. */
export const prefer = (person: Person, preferences: Preferences) =>
  person.browser.client.call(calls.saveNotifications, { payload: { preferences } });

const like = ({ browser }: Person, profile: string) =>
  browser.client.call(calls.likeProfile, { payload: { profile } });

/** Signs up two members. */
export const two = async (running: Running) => [await join(running), await join(running)] as const;

/** Returns the ID of the newest entry. */
const newestOf = async (person: Person) => (await loadNotifications(person)).notifications[0]!.id;

/** Tests notifications, read positions and preferences. */
export function notifications(running: () => Running): void {
  describe('notifications', () => {
    test('starts with no entries and all preferences on', async () => {
      expect(await loadNotifications(await join(running()))).toEqual({
        notifications: [],
        unread: 0,
        before: null,
        preferences: defaultPreferences,
      });
    });

    test('combines the unread messages of a conversation into one entry for the newest', async () => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'one');
      const first = (await loadNotifications(ben)).notifications[0]!;
      expect(first).toMatchObject({
        kind: 'message',
        read: false,
        profile: { id: anna.id, name: 'Anna', date_of_birth: null },
        conversation: id,
        account: null,
      });
      await send(anna, id, 'two');
      const { notifications: entries, unread } = await loadNotifications(ben);
      expect([entries.map(describeEntry), unread]).toEqual([[`message ${anna.id}`], 1]);
      expect(BigInt(entries[0]!.id)).toBeGreaterThan(BigInt(first.id));
      expect(await describedEntries(anna)).toEqual([]);
    });

    test('keeps a read entry next to the next one of the conversation', async () => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'one');
      await readUntil(ben, await newestOf(ben));
      await send(anna, id, 'two');
      expect(await describedEntries(ben)).toEqual([`message ${anna.id}`, `message ${anna.id} read`]);
    });

    test('removes the entry of a conversation once it is read to its end', async () => {
      const { anna, ben, id } = await pair(running());
      const { message: earlier } = await send(anna, id, 'one');
      const { message: newest } = await send(anna, id, 'two');
      const read = (read_until: string) =>
        ben.browser.client.call(calls.readMessages, { payload: { conversation: id, read_until } });
      await read(earlier.id);
      expect(await describedEntries(ben)).toEqual([`message ${anna.id}`]);
      await read(newest.id);
      expect(await loadNotifications(ben)).toMatchObject({ notifications: [], unread: 0 });
    });

    test('removes the entry of a deleted chat', async () => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'one');
      await ben.browser.client.call(calls.deleteChat, { payload: { conversation: id } });
      expect(await describedEntries(ben)).toEqual([]);
    });

    test('creates an entry for a like, a match for its return, and removes both with the like', async () => {
      const [anna, ben] = await two(running());
      await like(anna, ben.id);
      expect(await describedEntries(ben)).toEqual([`like ${anna.id}`]);
      await like(ben, anna.id);
      expect(await describedEntries(anna)).toEqual([`match ${ben.id}`]);
      await ben.browser.client.call(calls.unlikeProfile, { payload: { profile: anna.id } });
      expect(await describedEntries(anna)).toEqual([]);
    });

    test('creates one entry for a repeated like', async () => {
      const [anna, ben] = await two(running());
      await like(anna, ben.id);
      const id = await newestOf(ben);
      await like(anna, ben.id);
      expect((await loadNotifications(ben)).notifications.map((entry) => entry.id)).toEqual([id]);
    });

    test('removes the entries of a blocked pair for both, permanently', async () => {
      const { anna, ben, id } = await pair(running());
      await send(anna, id, 'one');
      await like(ben, anna.id);
      const block = { payload: { profile: anna.id } };
      await ben.browser.client.call(calls.blockProfile, block);
      expect([await describedEntries(anna), await describedEntries(ben)]).toEqual([[], []]);
      expect((await loadNotifications(ben)).unread).toBe(0);
      await ben.browser.client.call(calls.unblockProfile, block);
      expect([await describedEntries(anna), await describedEntries(ben)]).toEqual([[], []]);
    });

    test('hides entries of a deleted account until it returns', async () => {
      const [anna, ben] = await two(running());
      await like(anna, ben.id);
      await anna.browser.client.call(calls.deleteUser, { payload: { password: PASSWORD } });
      expect(await loadNotifications(ben)).toMatchObject({ notifications: [], unread: 0 });
      const payload = { email: anna.user.email, password: PASSWORD };
      await openBrowser(running()).client.call(calls.login, { payload });
      expect(await loadNotifications(ben)).toMatchObject({ notifications: [{ kind: 'like' }], unread: 1 });
    });

    test('marks entries of fictional profiles', async () => {
      const [anna, ben] = await two(running());
      await running().makeFictional('free', anna.user.email);
      await like(anna, ben.id);
      expect((await loadNotifications(ben)).notifications[0]!.profile).toMatchObject({
        id: anna.id,
        fictional: true,
      });
    });

    test('creates no entries of a kind that is off in the app, and does so again once it is on', async () => {
      const [anna, ben] = await two(running());
      const quiet = withPreference(defaultPreferences, 'like', 'app', false);
      await prefer(ben, quiet);
      expect((await loadNotifications(ben)).preferences).toEqual(quiet);
      await like(anna, ben.id);
      expect(await describedEntries(ben)).toEqual([]);
      await prefer(ben, defaultPreferences);
      await like(await join(running()), ben.id);
      expect(await loadNotifications(ben)).toMatchObject({ notifications: [{ kind: 'like' }], unread: 1 });
    });

    test('moves the read position forward only, and never beyond the newest entry', async () => {
      const [anna, ben] = await two(running());
      await like(anna, ben.id);
      const first = await newestOf(ben);
      await like(await join(running()), ben.id);
      const reads = async () => (await loadNotifications(ben)).notifications.map(({ read }) => read);
      await readUntil(ben, first);
      expect([await reads(), (await loadNotifications(ben)).unread]).toEqual([[false, true], 1]);
      await readUntil(ben, '9000000000000000000');
      expect(await reads()).toEqual([true, true]);
      await readUntil(ben, first);
      expect(await reads()).toEqual([true, true]);
      await like(await join(running()), ben.id);
      expect(await reads()).toEqual([false, true, true]);
    });

    test('lists each entry once across pages and counts all unread ones', async () => {
      const ben = await join(running());
      const ids: string[] = [];
      for (let index = 0; index < 5; index += 1) {
        const anna = await join(running());
        await like(anna, ben.id);
        ids.unshift(anna.id);
      }
      const seenIds: string[] = [];
      for (let cursor: string | undefined | null; cursor !== null;) {
        const page = await loadNotifications(ben, {
          limit: 2,
          ...(cursor === undefined ? {} : { before: cursor }),
        });
        expect([page.notifications.length <= 2, page.unread]).toEqual([true, 5]);
        seenIds.push(...page.notifications.map(({ profile }) => profile!.id));
        cursor = page.before;
      }
      expect(seenIds).toEqual(ids);
      expect((await loadNotifications(ben, { limit: 5 })).before).toBeNull();
    });

    test('logs each entry and sends read positions to all tabs', async () => {
      const [anna, ben] = await two(running());
      const [start] = await eventsUntil(ben, 'reset');
      await like(anna, ben.id);
      const events = await eventsUntil(ben, 'notification', start!.id);
      const { notifications: entries } = await loadNotifications(ben);
      expect(events.at(-1)).toMatchObject({ type: 'notification', data: entries[0] });
      await readUntil(ben, '9000000000000000000');
      const later = await eventsUntil(ben, 'notifications_read', events.at(-1)!.id);
      expect(later).toMatchObject([{ type: 'notifications_read', data: { read_until: entries[0]!.id } }]);
    });

    test('logs nothing when an entry is already read', async () => {
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

    test("leaves other members' lists, positions and preferences unchanged", async () => {
      const [anna, ben] = await two(running());
      await like(anna, ben.id);
      await like(ben, anna.id);
      await readUntil(ben, '9000000000000000000');
      await prefer(ben, withPreference(defaultPreferences, 'match', 'push', false));
      expect(await loadNotifications(anna)).toMatchObject({ unread: 1, preferences: defaultPreferences });
    });

    test('removes a browser by its endpoint and ignores unknown ones', async () => {
      const [anna, eve] = await two(running());
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
      const countSubscriptions = async () =>
        ((await anna.browser.client.call(calls.exportUser)) as { push: unknown[] }).push.length;
      const remove = ({ browser }: Person) =>
        browser.client.call(calls.removePush, { payload: { endpoint } });
      const subscription = subscriptionTo(endpoint);
      await anna.browser.client.call(calls.registerPush, { payload: { subscription } });
      expect(await remove(eve)).toEqual({ done: true });
      expect(await countSubscriptions()).toBe(1);
      expect(await remove(anna)).toEqual({ done: true });
      expect(await countSubscriptions()).toBe(0);
      expect(await remove(anna)).toEqual({ done: true });
    });
  });
}
