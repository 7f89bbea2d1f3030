import { calls } from '@meetcute/contract';
import { DAY_MS, OUTBOX_AGE_MAX_MS } from '@meetcute/core';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { attempts } from '../../http/requests.table.ts';
import { blocks } from '../blocks/blocks.table.ts';
import { removeEmptyChats } from './chats.job.ts';
import { conversations } from './chats.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const start = async (sender: TestMember, recipient: TestMember) =>
  (await sender.call(calls.startChat, { query: { profile: recipient.id } })).id;

const send = (sender: TestMember, conversation: string, text: string) =>
  sender.call(calls.sendMessage, { payload: { conversation, client_id: crypto.randomUUID(), text } });

const chatsOf = async (member: TestMember) => (await member.call(calls.getChats)).chats;

test('creates one conversation per pair, however many calls start it at once', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  const ids = await Promise.all([start(anna, ben), start(ben, anna), start(anna, ben), start(ben, anna)]);
  expect(new Set(ids).size).toBe(1);
});

test('limits a member to sixty new conversations an hour, without counting existing ones', async () => {
  const anna = await world.join();
  const [first, second, third] = await world.add('free', [{}, {}, {}]);
  const open = (other?: { id: string }) => anna.fetch(`/api/chat.php?profile=${other?.id}`);
  expect((await open(first)).status).toBe(200);
  const isStartChat = like(attempts.bucket, 'start-chat:%');
  const rows = await world.db.update(attempts).set({ count: 59 }).where(isStartChat).returning();
  expect(rows.length).toBeGreaterThan(0);
  expect([(await open(second)).status, (await open(first)).status]).toEqual([200, 200]);
  const response = await open(third);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600']);
});

test('lists a conversation for both members from its first message on', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  const id = await start(anna, ben);
  expect([await chatsOf(anna), await chatsOf(ben)]).toEqual([[], []]);
  await send(anna, id, 'Hello');
  expect(await chatsOf(anna)).toMatchObject([{ profile: { id: ben.id }, num_unread_messages: 0 }]);
  expect(await chatsOf(ben)).toMatchObject([
    { profile: { id: anna.id }, num_unread_messages: 1, last_message: { text: 'Hello', state: 'sent' } },
  ]);
});

test('counts unread messages until they are read, and never moves the read mark back', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  const id = await start(anna, ben);
  for (const text of ['1', '2', '3']) await send(anna, id, text);
  const read = (read_until: string) =>
    ben.call(calls.readMessages, { payload: { conversation: id, read_until } });
  await read('2');
  expect(await chatsOf(ben)).toMatchObject([{ num_unread_messages: 1 }]);
  await read('9999999999999999999');
  await read('1');
  expect(await chatsOf(ben)).toMatchObject([{ num_unread_messages: 0 }]);
  expect(await chatsOf(anna)).toMatchObject([{ num_unread_messages: 0, last_message: { state: 'read' } }]);
  await send(anna, id, '4');
  expect(await chatsOf(ben)).toMatchObject([{ num_unread_messages: 1 }]);
});

test('exports no conversation without a message', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  const id = await start(anna, ben);
  const exportConversations = async () =>
    (JSON.parse(await (await anna.fetch('/api/export.php')).text()) as { conversations: unknown[] })
      .conversations;
  expect(await exportConversations()).toEqual([]);
  await send(anna, id, 'Hello');
  expect(await exportConversations()).toHaveLength(1);
});

test('removes a conversation in which nobody wrote while browsers keep a draft, and a day more', async () => {
  const [anna, ben, cleo] = [await world.join(), await world.join(), await world.join()];
  const [empty, writtenId, openedId] = [
    await start(anna, ben),
    await start(anna, cleo),
    await start(ben, cleo),
  ];
  await send(cleo, writtenId, 'Hello');
  const sweepAfter = async (time: number) => {
    world.pass(time);
    await removeEmptyChats(world.db, 'free', world.services.clock.now());
  };
  const listIds = async () =>
    (await world.db.select({ id: conversations.id }).from(conversations)).map(({ id }) => id);
  await sweepAfter(OUTBOX_AGE_MAX_MS + DAY_MS - 1000);
  expect(await start(cleo, ben)).toBe(openedId);
  expect(await listIds()).toEqual(expect.arrayContaining([empty, writtenId, openedId]));
  await sweepAfter(2000);
  expect(await listIds()).not.toContain(empty);
  expect(await listIds()).toEqual(expect.arrayContaining([writtenId, openedId]));
  expect(await start(anna, ben)).not.toBe(empty);
});

test('lists the newest conversation first', async () => {
  const [anna, ben, cleo] = [await world.join(), await world.join(), await world.join()];
  const withBen = await start(anna, ben);
  await send(anna, withBen, 'Hi');
  world.pass(1000);
  const withCleo = await start(anna, cleo);
  await send(anna, withCleo, 'Hi');
  const order = async () => (await chatsOf(anna)).map(({ conversation }) => conversation.id);
  expect(await order()).toEqual([withCleo, withBen]);
  world.pass(1000);
  await send(ben, withBen, 'Hi');
  expect(await order()).toEqual([withBen, withCleo]);
});

test('removes a conversation for one member only, and lists it again when a member writes', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  const id = await start(anna, ben);
  await send(anna, id, 'One');
  const remove = () => ben.call(calls.deleteChat, { payload: { conversation: id } });
  await remove();
  await remove();
  expect([(await chatsOf(ben)).length, (await chatsOf(anna)).length]).toEqual([0, 1]);
  await send(anna, id, 'Two');
  expect((await chatsOf(ben)).length).toBe(1);
  await remove();
  expect(await start(ben, anna)).toBe(id);
  expect(await chatsOf(ben)).toEqual([]);
  await send(ben, id, 'Three');
  expect((await chatsOf(ben)).length).toBe(1);
});

test('responds to a conversation of other members as if it did not exist', async () => {
  const [anna, ben, eve] = [await world.join(), await world.join(), await world.join()];
  const conversation = await start(anna, ben);
  await send(anna, conversation, 'Private');
  const payload = { conversation };
  const tries = [
    eve.failure(calls.getMessages, { query: { conversation } }),
    eve.failure(calls.sendMessage, { payload: { ...payload, client_id: 'c1', text: 'Hi' } }),
    eve.failure(calls.readMessages, { payload: { ...payload, read_until: '1' } }),
    eve.failure(calls.deleteChat, { payload }),
    eve.failure(calls.getMessages, { query: { conversation: 'none' } }),
  ];
  for (const attempt of tries) expect(await attempt).toBe('404 not_found');
});

test('starts no conversation with oneself, a missing or a blocked member, nor without a birth date', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  const young = await world.join('free', { dateOfBirth: null });
  await world.db
    .insert(blocks)
    .values({ siteId: 'free', blockerId: ben.id, blockedId: anna.id, createdAt: new Date() });
  const fail = (member: TestMember, profile: string) =>
    member.failure(calls.startChat, { query: { profile } });
  expect(await fail(anna, anna.id)).toBe('404 not_found');
  expect(await fail(anna, 'nobody')).toBe('404 not_found');
  expect(await fail(anna, ben.id)).toBe('404 not_found');
  expect(await fail(young, ben.id)).toBe('409 birth_date_missing');
});

test('hides a conversation from both members after a block', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  const conversation = await start(anna, ben);
  await send(anna, conversation, 'Hello');
  await world.db
    .insert(blocks)
    .values({ siteId: 'free', blockerId: ben.id, blockedId: anna.id, createdAt: new Date() });
  expect([await chatsOf(anna), await chatsOf(ben)]).toEqual([[], []]);
  const payload = { conversation, client_id: 'again', text: 'Hello?' };
  expect(await anna.failure(calls.sendMessage, { payload })).toBe('404 not_found');
  expect(await ben.failure(calls.getMessages, { query: { conversation } })).toBe('404 not_found');
});
