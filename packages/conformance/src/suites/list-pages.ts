import { calls, type CallQuery } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { failureOf, join, type Person } from '../browser.ts';
import type { Running } from '../target.ts';
import { send } from './chats.ts';

async function like({ browser }: Person, profile: string): Promise<void> {
  await nextMoment();
  await browser.client.call(calls.likeProfile, { payload: { profile } });
}
const likesOf = ({ browser }: Person, query: CallQuery<typeof calls.getLikes>) =>
  browser.client.call(calls.getLikes, { query });
const chatsOf = ({ browser }: Person, query: CallQuery<typeof calls.getChats>) =>
  browser.client.call(calls.getChats, { query });

/** Creates a member and others. */
async function crowd(running: Running, size: number): Promise<[Person, ...Person[]]> {
  const people: Person[] = [];
  for (let index = 0; index < size; index += 1) people.push(await join(running));
  return [await join(running), ...people];
}

/** Waits for the next millisecond, because entries of the same one have no order in time. */
async function nextMoment(): Promise<void> {
  const now = Date.now();
  await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(now);
}

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

/** Tests pages of likes and chats. */
export function listPages(running: () => Running): void {
  describe('pages of lists', () => {
    test('pages received likes, new ones first', async () => {
      const [anna, ...others] = await crowd(running(), 5);
      for (const other of others) await like(other, anna.id);
      const [a, b, c, d, e] = ids(others) as [string, string, string, string, string];
      for (const profile of [c, e])
        await anna.browser.client.call(calls.markLikeSeen, { payload: { profile } });
      const first = await likesOf(anna, { limit: 2 });
      expect(ids(first.liked_by)).toEqual([d, b]);
      const second = await likesOf(anna, { limit: 2, before: first.liked_by_before! });
      expect(second).toMatchObject({ profiles: [], liked_by: [{ id: e }, { id: a }] });
      const third = await likesOf(anna, { limit: 2, before: second.liked_by_before! });
      expect([ids(third.liked_by), third.liked_by_before]).toEqual([[c], undefined]);
      expect(await likesOf(anna, { limit: 5 })).not.toHaveProperty('liked_by_before');
    });

    test('pages sent likes from the newest to the first', async () => {
      const [anna, ...others] = await crowd(running(), 3);
      for (const { id } of others) await like(anna, id);
      const [a, b, c] = ids(others);
      const first = await likesOf(anna, { limit: 2 });
      expect(ids(first.profiles)).toEqual([c, b]);
      const second = await likesOf(anna, { limit: 2, before: first.profiles_before! });
      expect(second).toMatchObject({ profiles: [{ id: a }], liked_by: [] });
      expect(second).not.toHaveProperty('profiles_before');
    });

    test('returns the likes with some profiles', async () => {
      const [anna, ben, cleo, dora] = (await crowd(running(), 3)) as [Person, Person, Person, Person];
      for (const { id } of [ben, cleo]) await like(anna, id);
      for (const other of [cleo, dora]) await like(other, anna.id);
      const likes = await likesOf(anna, { profiles: [ben.id, dora.id, 'nobody'] });
      expect([ids(likes.profiles), ids(likes.liked_by)]).toEqual([[ben.id], [dora.id]]);
    });

    test('pages chats, unread ones first, and returns one of them', async () => {
      const [anna, ...others] = await crowd(running(), 4);
      const chats: string[] = [];
      for (const other of others) {
        const { id } = await other.browser.client.call(calls.startChat, { query: { profile: anna.id } });
        await nextMoment();
        await send(other, id, 'Hello');
        chats.push(id);
      }
      const [a, b, c, d] = chats as [string, string, string, string];
      for (const conversation of [b, d])
        await anna.browser.client.call(calls.readMessages, { payload: { conversation, read_until: '1' } });
      const listIds = ({ chats: chatList }: { chats: readonly { conversation: { id: string } }[] }) =>
        chatList.map(({ conversation }) => conversation.id);
      const first = await chatsOf(anna, { limit: 3 });
      expect(listIds(first)).toEqual([d, c, a]);
      const second = await chatsOf(anna, { limit: 3, before: first.before! });
      expect([listIds(second), second.before]).toEqual([[b], undefined]);
      expect(listIds(await chatsOf(anna, { conversation: b }))).toEqual([b]);
      expect(listIds(await chatsOf(anna, { conversation: 'none' }))).toEqual([]);
    });

    test('refuses a cursor that it has not written', async () => {
      const anna = await join(running());
      const bad = { status: 400, code: 'bad_request' };
      for (const cursor of ['x', 'chats.1.1.x', 'liked_by.2.1.x', 'liked_by.1.9999999999999999.x'])
        expect(await failureOf(likesOf(anna, { before: cursor }))).toMatchObject(bad);
      for (const cursor of ['liked_by.1.1.x', 'chats.1..x'])
        expect(await failureOf(chatsOf(anna, { before: cursor }))).toMatchObject(bad);
    });
  });
}
