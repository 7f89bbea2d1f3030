import { calls } from '@meetcute/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEvents, takeAll } from '../../../test/test-events.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { members } from '../members/members.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const block = (actor: TestMember, target: { id: string }) =>
  actor.call(calls.blockProfile, { payload: { profile: target.id } });
const unblock = (actor: TestMember, target: { id: string }) =>
  actor.call(calls.unblockProfile, { payload: { profile: target.id } });

/** Two members who like each other and have exchanged messages. */
async function acquaintances() {
  const [anna, ben] = [await world.join(), await world.join()];
  await anna.call(calls.likeProfile, { payload: { profile: ben.id } });
  await ben.call(calls.likeProfile, { payload: { profile: anna.id } });
  const { id } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  await anna.call(calls.sendMessage, { payload: { conversation: id, client_id: 'a', text: 'hello' } });
  await ben.call(calls.sendMessage, { payload: { conversation: id, client_id: 'b', text: 'hi' } });
  return { anna, ben, conversation: id };
}

const eventsOf = async (person: TestMember, count: number, cursor = '0') => {
  const events = await openEvents(person, cursor);
  const receivedEvents = await takeAll(events, count);
  await events.close();
  return receivedEvents;
};

const newestOf = async (person: TestMember) => {
  const events = await openEvents(person);
  const [reset] = await takeAll(events, 1);
  await events.close();
  return Number(reset?.id);
};

test('sends the same three events to both members and mentions no block', async () => {
  const { anna, ben } = await acquaintances();
  const cursorsBefore = [await newestOf(anna), await newestOf(ben)];
  await block(anna, ben);
  for (const [index, person] of [anna, ben].entries()) {
    const receivedEvents = await eventsOf(person, 3, String(cursorsBefore[index]));
    expect(receivedEvents.map(({ type }) => type)).toEqual(['chat_removed', 'unliked', 'liked_by_removed']);
    expect(await newestOf(person)).toBe((cursorsBefore[index] ?? 0) + 3);
    expect(JSON.stringify(receivedEvents)).not.toMatch(/block/i);
  }
});

test('leaves nothing of the other member in the log, and no gap in its ids', async () => {
  const { anna, ben } = await acquaintances();
  await block(anna, ben);
  for (const [person, other] of [
    [anna, ben],
    [ben, anna],
  ] as const) {
    const newest = await newestOf(person);
    const log = await eventsOf(person, newest);
    expect(log.map(({ id }) => Number(id))).toEqual(Array.from({ length: newest }, (_, index) => index + 1));
    const aboutOther = log.filter(({ data }) => JSON.stringify(data).includes(other.id));
    expect([...new Set(aboutOther.map(({ type }) => type))].toSorted()).toEqual([
      'liked_by_removed',
      'unliked',
    ]);
    expect(JSON.stringify(log)).not.toMatch(/hello|hi"/);
  }
});

test('keeps the events about other members in the log', async () => {
  const { anna, ben } = await acquaintances();
  const cem = await world.join();
  await cem.call(calls.likeProfile, { payload: { profile: anna.id } });
  await block(anna, ben);
  const log = await eventsOf(anna, await newestOf(anna));
  expect(log).toContainEqual(
    expect.objectContaining({ type: 'liked_by', data: expect.objectContaining({ id: cem.id }) }),
  );
});

test('refuses to read, mark as read, delete or write to a conversation with a blocked member', async () => {
  const { anna, ben, conversation } = await acquaintances();
  await block(anna, ben);
  for (const person of [anna, ben]) {
    const payload = { conversation };
    expect([
      await person.failure(calls.getMessages, { query: { conversation } }),
      await person.failure(calls.readMessages, { payload: { ...payload, read_until: '2' } }),
      await person.failure(calls.deleteChat, { payload }),
      await person.failure(calls.sendMessage, { payload: { ...payload, client_id: 'c', text: 'hey' } }),
      await person.failure(calls.startChat, { query: { profile: person === anna ? ben.id : anna.id } }),
    ]).toEqual(Array.from({ length: 5 }, () => '404 not_found'));
  }
});

test('restores likes and conversation when a block is removed, and sends events to both members', async () => {
  const { anna, ben, conversation } = await acquaintances();
  await block(anna, ben);
  const cursorBefore = await newestOf(ben);
  await unblock(anna, ben);
  expect((await eventsOf(ben, 3, String(cursorBefore))).map(({ type }) => type)).toEqual([
    'chat',
    'liked',
    'liked_by',
  ]);
  expect((await anna.call(calls.getChats)).chats).toMatchObject([{ conversation: { id: conversation } }]);
  expect((await anna.call(calls.getLikes)).liked_by).toMatchObject([{ id: ben.id }]);
});

test('ignores blocking twice, and unblocking without a block', async () => {
  const { anna, ben } = await acquaintances();
  await Promise.all([block(anna, ben), block(anna, ben)]);
  const newest = await newestOf(ben);
  await block(anna, ben);
  expect((await anna.call(calls.getBlocks)).blocks).toHaveLength(1);
  expect(await newestOf(ben)).toBe(newest);
  const cem = await world.join();
  await unblock(anna, cem);
  expect(await newestOf(cem)).toBe(0);
});

test('does not reveal a block to the blocked member, who cannot undo it', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  await block(anna, ben);
  const payload = { profile: anna.id };
  expect(await ben.failure(calls.blockProfile, { payload })).toBe('404 not_found');
  expect(await ben.failure(calls.unblockProfile, { payload })).toBe('404 not_found');
  expect(await ben.call(calls.getBlocks)).toEqual({ blocks: [] });
});

test('handles two members who block each other at once', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  const ends = await Promise.allSettled([block(anna, ben), block(ben, anna)]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('omits a deleted account from the blocked members, and can still unblock it', async () => {
  const [anna, deletedMember] = [await world.join(), await world.join()];
  await block(anna, deletedMember);
  expect((await anna.call(calls.getBlocks)).blocks).toMatchObject([
    { id: deletedMember.id, fictional: false },
  ]);
  await world.db.update(members).set({ deletedAt: new Date() }).where(eq(members.id, deletedMember.id));
  expect(await anna.call(calls.getBlocks)).toEqual({ blocks: [] });
  await unblock(anna, deletedMember);
});
