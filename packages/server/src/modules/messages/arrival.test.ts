import { calls, type MemberEvent } from '@meetcute/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEvents } from '../../../test/test-events.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { events as logs } from '../events/events.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

/** A conversation in which Anna has written to Ben. */
async function startConversation() {
  const [anna, ben] = [await world.join(), await world.join()];
  const { id } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  await send(anna, id, 'Hello');
  return { anna, ben, id };
}

const send = (sender: TestMember, conversation: string, text: string) =>
  sender.call(calls.sendMessage, { payload: { conversation, client_id: crypto.randomUUID(), text } });

const states = async (member: TestMember, conversation: string) =>
  (await member.call(calls.getMessages, { query: { conversation } })).messages.map(({ state }) => state);

const isDelivered = (event: MemberEvent | null) => event?.type === 'delivered';

/** Reads events until one matches. */
async function findEvent(
  events: { next: () => Promise<MemberEvent | null> },
  isMatch: (event: MemberEvent) => boolean,
) {
  for (let event = await events.next(); event; event = await events.next()) if (isMatch(event)) return event;
  return null;
}

test('marks a message as delivered when a stream of the recipient has sent it, and notifies the sender', async () => {
  const { anna, ben, id } = await startConversation();
  const annaEvents = await openEvents(anna);
  expect(await states(anna, id)).toEqual(['sent']);
  const benEvents = await openEvents(ben, '0');
  expect(await findEvent(benEvents, ({ type }) => type === 'message')).not.toBeNull();
  expect(await findEvent(annaEvents, isDelivered)).toMatchObject({
    data: { conversation: id, reader: ben.id, delivered_until: '1' },
  });
  expect(await states(anna, id)).toEqual(['delivered']);
  await ben.call(calls.readMessages, { payload: { conversation: id, read_until: '1' } });
  expect(await states(anna, id)).toEqual(['read']);
  await Promise.all([annaEvents.close(), benEvents.close()]);
});

test.each([
  ['the list of conversations', (ben: TestMember) => ben.call(calls.getChats, {})],
  ['the conversation', (ben: TestMember, id: string) => states(ben, id)],
])('marks a message as delivered when %s returned it', async (_, load) => {
  const { anna, ben, id } = await startConversation();
  await load(ben, id);
  await expect.poll(() => states(anna, id)).toEqual(['delivered']);
});

test('ignores reads by the sender, and sends no delivered event for read messages', async () => {
  const { anna, ben, id } = await startConversation();
  await states(anna, id);
  await ben.call(calls.readMessages, { payload: { conversation: id, read_until: '1' } });
  const annaEvents = await openEvents(anna, '0');
  await states(ben, id);
  await send(ben, id, 'Hello yourself');
  const seenTypes: string[] = [];
  await findEvent(
    annaEvents,
    (event) => seenTypes.push(event.type) > 0 && event.type === 'message' && event.data.id === '2',
  );
  expect(seenTypes).not.toContain('delivered');
  await annaEvents.close();
});

test('sends no delivered event for messages that arrived just before a block', async () => {
  const { anna, ben, id } = await startConversation();
  const cem = await world.join();
  const { id: other } = await cem.call(calls.startChat, { query: { profile: ben.id } });
  await send(cem, other, 'Hello');
  await Promise.all([states(ben, id), states(ben, other)]);
  await ben.call(calls.blockProfile, { payload: { profile: anna.id } });
  await expect.poll(() => states(cem, other)).toEqual(['delivered']);
  const log = await world.db.select().from(logs).where(eq(logs.memberId, anna.id));
  expect(JSON.stringify(log)).not.toContain(ben.id);
});

test('shows that a member is typing once the other one has a message from them', async () => {
  const { anna, ben, id } = await startConversation();
  const benEvents = await openEvents(ben);
  await benEvents.next();
  await anna.call(calls.sendTyping, { payload: { conversation: id } });
  let block: string | null = '';
  while (block !== null && !block.startsWith('event: typing')) block = await benEvents.nextBlock();
  const data = JSON.parse(block!.split('data: ')[1]!) as unknown;
  expect(data).toEqual({ type: 'typing', data: { conversation: id, profile: anna.id } });
  expect(block).not.toContain('id: ');
  await benEvents.close();
});

test('ignores typing in conversations of others and before the first message', async () => {
  const [anna, ben, eve] = [await world.join(), await world.join(), await world.join()];
  const { id } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  const signals: unknown[] = [];
  const unsubscribe = world.services.notifier.subscribe(ben.id, (signal) => signals.push(signal));
  await anna.call(calls.sendTyping, { payload: { conversation: id } });
  expect(await eve.failure(calls.sendTyping, { payload: { conversation: id } })).toBe('404 not_found');
  expect(signals).toEqual([]);
  unsubscribe();
});
