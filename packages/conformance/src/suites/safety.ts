import { calls, type CallPayload } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { failureOf, join, openBrowser, type Person } from '../browser.ts';
import { eventsUntil } from '../events.ts';
import { photo } from '../photos.ts';
import type { Running } from '../target.ts';

const clientOf = ({ browser }: Person) => browser.client;

const block = (actor: Person, target: Person) =>
  clientOf(actor).call(calls.blockProfile, { payload: { profile: target.id } });
const unblock = (actor: Person, target: Person) =>
  clientOf(actor).call(calls.unblockProfile, { payload: { profile: target.id } });

/** Creates two members who like each other and have a conversation, in a region without other members. */
async function acquaintances(running: Running) {
  const [anna, ben] = [
    await join(running, 'free', { name: 'Anna' }),
    await join(running, 'free', { name: 'Ben' }),
  ];
  await clientOf(anna).call(calls.likeProfile, { payload: { profile: ben.id } });
  await clientOf(ben).call(calls.likeProfile, { payload: { profile: anna.id } });
  const { id: conversation } = await clientOf(anna).call(calls.startChat, { query: { profile: ben.id } });
  const sendMessage = (sender: Person, text: string) =>
    clientOf(sender).call(calls.sendMessage, { payload: { conversation, client_id: text, text } });
  await sendMessage(anna, 'hello');
  await sendMessage(ben, 'hi there');
  return { anna, ben, conversation };
}

/** Returns as text every list in which a member can see others. */
async function everywhere(person: Person): Promise<Record<string, string>> {
  const client = clientOf(person);
  const lists = {
    search: client.call(calls.search, {
      query: { gender: 'x', min_age: 18, max_age: 120, country: 'NL', pp: 48 },
    }),
    error: client.call(calls.getSuggestions, { query: { for: 'error' } }),
    signup: client.call(calls.getSuggestions, { query: { for: 'signup' } }),
    match: client.call(calls.getSuggestions, { query: { for: 'match' } }),
    likes: client.call(calls.getLikes),
    chats: client.call(calls.getChats),
  };
  const entries = await Promise.all(
    Object.entries(lists).map(async ([name, list]) => [name, JSON.stringify(await list)] as const),
  );
  return Object.fromEntries(entries);
}

const count = async (person: Person) =>
  (
    await clientOf(person).call(calls.search, {
      query: { gender: 'x', min_age: 18, max_age: 120, country: 'NL' },
    })
  ).paging.num_results;

/** Returns the responses to requests that name another member directly. */
async function directly(person: Person, other: Person, conversation: string): Promise<string[]> {
  const client = clientOf(person);
  const payload = { profile: other.id };
  const failures = await Promise.all(
    [
      client.call(calls.getProfile, { query: { id: other.id } }),
      client.call(calls.startChat, { query: { profile: other.id } }),
      client.call(calls.likeProfile, { payload }),
      client.call(calls.unlikeProfile, { payload }),
      client.call(calls.markLikeSeen, { payload }),
      client.call(calls.getMessages, { query: { conversation } }),
      client.call(calls.readMessages, { payload: { conversation, read_until: '9' } }),
      client.call(calls.deleteChat, { payload: { conversation } }),
      client.call(calls.sendMessage, { payload: { conversation, client_id: 'new', text: 'hey' } }),
    ].map(failureOf),
  );
  return failures.map(({ status, code }) => `${status} ${code}`);
}

const reporting = (profile: string): CallPayload<typeof calls.report> => ({
  profile,
  category: 'harassment',
  text: '',
});

/** Tests blocking, reporting and complaining. */
export function safety(running: () => Running): void {
  describe('safety', () => {
    test('hides a blocked pair from each other everywhere, whoever blocked', async () => {
      const { anna, ben, conversation } = await acquaintances(running());
      const countBefore = await count(anna);
      await block(anna, ben);
      for (const [person, other] of [
        [anna, ben],
        [ben, anna],
      ] as const) {
        for (const [name, list] of Object.entries(await everywhere(person)))
          expect(list, name).not.toContain(other.id);
        expect(await count(person)).toBe(countBefore - 1);
        const responses = await directly(person, other, conversation);
        expect([...new Set(responses)]).toEqual(['404 not_found']);
      }
    });

    test('responds to a blocked member as for an unknown profile', async () => {
      const { anna, ben } = await acquaintances(running());
      await block(anna, ben);
      const failures = await Promise.all(
        [anna.id, 'nobody'].flatMap((profile) =>
          [
            clientOf(ben).call(calls.getProfile, { query: { id: profile } }),
            clientOf(ben).call(calls.report, { payload: reporting(profile) }),
            clientOf(ben).call(calls.blockProfile, { payload: { profile } }),
          ].map((request) => failureOf(request)),
        ),
      );
      const codes = failures.map(({ status, code }) => `${status} ${code}`);
      expect(codes.slice(0, 3)).toEqual(codes.slice(3));
    });

    test('sends both members removal events at once, without mentioning the block', async () => {
      const { anna, ben } = await acquaintances(running());
      const listening = await Promise.all(
        [anna, ben].map(async (person) => {
          const now = (await eventsUntil(person, 'reset')).at(-1)!.id;
          return { pending: eventsUntil(person, 'liked_by_removed', now) };
        }),
      );
      await block(anna, ben);
      for (const { pending } of listening) {
        const events = await pending;
        expect(events.map(({ type }) => type)).toEqual(['chat_removed', 'unliked', 'liked_by_removed']);
        expect(JSON.stringify(events)).not.toMatch(/block/i);
      }
    });

    test('removes the other member from a log read later, without gaps in its numbers', async () => {
      const { anna, ben } = await acquaintances(running());
      await block(anna, ben);
      const cem = await join(running());
      await clientOf(cem).call(calls.likeProfile, { payload: { profile: ben.id } });
      const isLast = ({ type, data }: { type: string; data: object }) =>
        type === 'liked_by' && 'id' in data && data.id === cem.id;
      const log = await eventsUntil(ben, 'liked_by', '0');
      expect(isLast(log.at(-1)!)).toBe(true);
      expect(log.map(({ id }) => Number(id))).toEqual(log.map((_, index) => index + 1));
      expect(JSON.stringify(log)).not.toMatch(/Anna|hello|hi there/);
    });

    test('ignores a repeated block, and restores everything after an unblock', async () => {
      const { anna, ben, conversation } = await acquaintances(running());
      const listsBefore = await everywhere(ben);
      await block(anna, ben);
      await block(anna, ben);
      expect((await clientOf(anna).call(calls.getBlocks)).blocks).toEqual([
        { id: ben.id, name: 'Ben', fictional: false, blocked_at: expect.any(String) },
      ]);
      expect(await clientOf(ben).call(calls.getBlocks)).toEqual({ blocks: [] });
      await unblock(anna, ben);
      await unblock(anna, ben);
      expect(await clientOf(anna).call(calls.getBlocks)).toEqual({ blocks: [] });
      const listsAfter = await everywhere(ben);
      expect([listsAfter['likes'], listsAfter['chats']]).toEqual([
        listsBefore['likes'],
        listsBefore['chats'],
      ]);
      const { messages } = await clientOf(anna).call(calls.getMessages, { query: { conversation } });
      expect(messages.map(({ text }) => text)).toEqual(['hello', 'hi there']);
    });

    test('blocks once for the same key', async () => {
      const { anna, ben } = await acquaintances(running());
      const send = () =>
        clientOf(anna).call(calls.blockProfile, {
          payload: { profile: ben.id },
          idempotencyKey: 'one-key-of-one-block',
        });
      expect(await send()).toEqual({ done: true });
      await unblock(anna, ben);
      expect(await send()).toEqual({ done: true });
      expect(await clientOf(anna).call(calls.getBlocks)).toEqual({ blocks: [] });
    });

    test('reports a message or photo of the reported member, also after a block', async () => {
      const { anna, ben, conversation } = await acquaintances(running());
      const { images } = await clientOf(ben).call(calls.uploadImages, {
        payload: { file: [photo('a.png')] },
      });
      const { messages } = await clientOf(anna).call(calls.getMessages, { query: { conversation } });
      await block(anna, ben);
      const send = (more: Partial<CallPayload<typeof calls.report>>) =>
        clientOf(anna).call(calls.report, { payload: { ...reporting(ben.id), ...more } });
      const receipts = [
        await send({}),
        await send({ message: messages[1]!.id }),
        await send({ image: images[0]!.id, text: 'Not a photo of him.' }),
      ].map(({ receipt }) => receipt);
      expect(new Set(receipts).size).toBe(3);
      expect(await failureOf(send({ message: messages[0]!.id }))).toMatchObject({ code: 'not_found' });
    });

    test('reports once for the same key, with one receipt', async () => {
      const [anna, ben] = [await join(running()), await join(running())];
      const send = () =>
        clientOf(anna).call(calls.report, {
          payload: reporting(ben.id),
          idempotencyKey: 'one-key-of-one-report',
        });
      expect(await send()).toEqual(await send());
    });

    test('accepts complaints of visitors and members, each with its own receipt', async () => {
      const payload = { name: 'Kim', email: 'kim@example.com', subject: 'A bill', text: 'Too much.' };
      const visitor = await openBrowser(running()).client.call(calls.complain, { payload });
      const member = await clientOf(await join(running())).call(calls.complain, { payload });
      expect(visitor.receipt).not.toBe(member.receipt);
    });
  });
}
